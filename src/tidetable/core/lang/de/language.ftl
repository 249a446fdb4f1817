# Wie diese Sprache heißt

language = Deutsch
    .short = DE
