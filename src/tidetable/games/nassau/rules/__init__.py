"""The rules of Nassau: drawers, vocabulary, what is asked, allowed and done."""
