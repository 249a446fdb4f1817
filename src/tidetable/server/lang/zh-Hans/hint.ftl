hint-button = 提示
hint-title = 船长会怎么做？
hint-follow = 照这样走
hint-thinks = 船长正在思考……

keys-hint = 船长会怎么做？
