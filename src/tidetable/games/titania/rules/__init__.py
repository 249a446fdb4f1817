"""The rules of Titania: drawers, vocabulary, what is asked, allowed and done."""
