join-welcome = 欢迎来玩{ $game }！
join-who = 桌边有：{ $names }
join-sit = 入座

invite-lead = 给每位朋友各传一个邀请。邀请只能用一次：用它入座的人就坐那个位子。
invite-share = 分享
invite-qr = 二维码
invite-qr-of = 给{ $name }的链接的 二维码
invite-copied = 已复制
invite-sits = 已入座
invite-none = 所有座位都有人了，还可以来观战。
invite-at-home = 这些链接只能在这台电脑上使用。若要让同一网络的朋友加入，请用 { $command } 启动，并在这里打开 { $address }。

not-yours-invitations = 只有开桌的人才有邀请链接。

spent-title = 这个座位有人了
spent-text = 已经有人坐在这里了。邀请只能用一次，请再要一个新的。
spent-yours = 坐下的是你吗？请用入座时的浏览器打开这一桌：它在首页的“{ $mine }”里。

not-yours-invited = 你还没入座。请先入座，就会得到这个座位的链接。
stale-taken = 有人快了一步：这个座位刚刚有人坐了。
bad-table-foreseen = 这里可能有人已经知道之后的运气：有人收回过行动，或这是入门局。想和朋友玩，请开新的一桌。
