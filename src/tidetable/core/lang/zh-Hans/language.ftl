# 这个语言的名称

language = 简体中文
    .short = 简体
