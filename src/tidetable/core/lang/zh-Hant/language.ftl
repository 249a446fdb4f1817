# 這個語言的名稱

language = 繁體中文
    .short = 繁體
