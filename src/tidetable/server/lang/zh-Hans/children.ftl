# The children's table: most of it is spoken by the browser's voice.

children-title = 小朋友的桌子
children-about = 给还不识字的孩子：点一张脸就开始玩。
children-choose = 你是谁？想和谁一起玩？
children-me = 你是谁？
children-mate = 想和谁一起玩？
children-go-on = 继续玩
children-mute = 关掉声音
