"""The rules of Sirens in Sight: drawers, vocabulary, what is asked, allowed and done."""
