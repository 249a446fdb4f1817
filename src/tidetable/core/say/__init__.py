"""Words: sentences in four languages, the rules as pages, lessons, reasons."""
