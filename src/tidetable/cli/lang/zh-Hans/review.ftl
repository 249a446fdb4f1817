## 回顾一局

help-review = 回顾一局结束的游戏：哪些是运气，哪些决定得好或不好，局势在哪里转变，以及哪些选择会更好。每个人都只依当时能知道的事来评断。需要几秒钟；规则没有编译时，大约一两分钟。
    .short = 回顾一局结束的游戏：运气、转折、失误。
    .examples =
        tidetable review evening.tide
            所有玩家
        tidetable review evening.tide --seat 1
            只看第一个座位
    .codes =
        结束代码：
          0  已显示回顾
          1  文件无法读取，或游戏尚未结束
          2  命令有误
          3  文件自相矛盾
help-review-seat = 只说这个号码的座位。
help-review-playouts = 所有决定一共试玩几局：越多看得越仔细，0 表示不找更好的选择。

review-looking = 正在回顾每一个决定
