hint-button = 提示
hint-title = 船長會怎麼做？
hint-follow = 照這樣走
hint-thinks = 船長正在思考……

keys-hint = 船長會怎麼做？
