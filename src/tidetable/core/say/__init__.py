"""Words: sentences in every language, the rules as pages, lessons, reasons."""
