join-welcome = 歡迎來玩{ $game }！
join-who = 桌邊有：{ $names }
join-sit = 入座

invite-lead = 給每位朋友各傳一個邀請。邀請只能用一次：用它入座的人就坐那個位子。
invite-share = 分享
invite-qr = QR 碼
invite-qr-of = 給{ $name }的連結的 QR 碼
invite-copied = 已複製
invite-sits = 已入座
invite-none = 所有座位都有人了，還可以來觀戰。
invite-at-home = 這些連結只能在這台電腦上使用。若要讓同一網路的朋友加入，請用 { $command } 啟動，並在這裡開啟 { $address }。

not-yours-invitations = 只有開桌的人才有邀請連結。

spent-title = 這個座位有人了
spent-text = 已經有人坐在這裡了。邀請只能用一次，請再要一個新的。
spent-yours = 坐下的是你嗎？請用入座時的瀏覽器打開這一桌：它在首頁的「{ $mine }」裡。

not-yours-invited = 你還沒入座。請先入座，就會得到這個座位的連結。
stale-taken = 有人快了一步：這個座位剛剛有人坐了。
bad-table-foreseen = 這裡可能有人已經知道之後的運氣：有人收回過行動，或這是入門局。想和朋友玩，請開新的一桌。
