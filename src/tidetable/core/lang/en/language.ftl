# What this language is called

language = English
    .short = EN
