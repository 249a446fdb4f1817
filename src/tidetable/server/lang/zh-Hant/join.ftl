join-welcome = 歡迎來玩{ $game }！
join-who = 桌邊有：{ $names }
join-sit = 入座

invite-lead = 把各自的連結傳給每位朋友。誰有連結，誰就坐那個位子。
invite-share = 分享
invite-qr = QR 碼
invite-qr-of = 給{ $name }的連結的 QR 碼
invite-copied = 已複製
invite-sits = 已入座
invite-none = 所有座位都有人了，還可以來觀戰。
invite-at-home = 這些連結只能在這台電腦上使用。若要讓同一網路的朋友加入，請用 { $command } 啟動，並在這裡開啟 { $address }。

not-yours-invitations = 只有開桌的人才有邀請連結。
