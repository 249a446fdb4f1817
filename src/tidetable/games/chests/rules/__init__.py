"""The rules of Chests & Sabres: drawers, vocabulary, what is asked, allowed and done."""
