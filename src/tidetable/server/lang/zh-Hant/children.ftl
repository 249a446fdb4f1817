# The children's table: most of it is spoken by the browser's voice.

children-title = 小朋友的桌子
children-about = 給還不識字的孩子：點一張臉就開始玩。
children-choose = 你是誰？想和誰一起玩？
children-me = 你是誰？
children-mate = 想和誰一起玩？
children-go-on = 繼續玩
children-mute = 關掉聲音
