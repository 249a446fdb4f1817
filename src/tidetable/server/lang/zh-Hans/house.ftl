languages = 语言

lost-title = 这里只有海水
lost-text = 没有这个页面或这一桌。请检查链接是否完整。
lost-home = 回到港口

house-offline = 服务器没有回应。你的这一步没有发送，请再试一次。

away-title = 现在退潮了
away-text = 服务器暂时无法读取或保存对局。什么都没有遗失：请稍等一下再试。

too-often-title = 别急
too-often-text = 一下子太多了，别人也想玩。请等 { $seconds } 秒再继续。

full-title = 位子都满了
full-text = 现在观看的人数已达这个服务器的上限。什么都没有遗失，你的位子还是你的：请一分钟后再来。

aside-title = 这一桌先搁在一边
set-aside-game = 这一桌玩的是“{ $game }”，而这个服务器没有这个游戏。什么都没有遗失：装上这个游戏后就能继续。
set-aside-edition = 这一桌是用规则第 { $edition } 版开始的，而这个服务器是第 { $ours } 版。什么都没有遗失：有第 { $edition } 版的服务器可以接着玩。
set-aside-data = 这一桌开始时用的卡牌和版图在这里读不出来。什么都没有遗失：请告诉管理这个服务器的人。
set-aside-unreadable = 这一桌读不出来。数据会原样保留：请告诉管理这个服务器的人。
set-aside-changed = 它的记录已不是当初写下的样子：有人或有什么东西改动了它。它会原样保留：请告知管理这个服务器的人。
set-aside-host = 管理这个服务器的人把它搁在一边了。它原封不动地保存着：请向他们询问。

broken-title = 出了点问题
broken-text = 我们这边出了问题。你们的对局没有遗失：请重新加载页面。

request-not-understood = 看不懂这个请求。请检查：{ $fields }。

short-src-print = 印刷
short-src-found = 查得
short-src-inferred = 推得
short-src-recon = 重建
short-src-ruling = 裁定
