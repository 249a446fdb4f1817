# The page for people who write programs.

api-title = 给程序使用
api-lead = 这个服务器的网页在牌桌上能做的事，程序也都能做：查看问题、回答、收听消息。用任何语言写机器人都可以，只需要一个座位的链接。
api-begin = 机器人怎么玩
api-begin-link = 取得一个座位的链接，或开一桌拿到链接。拿到的是邀请时，先入座（POST sit），回应里就有座位的链接。以下的一切都从它开始；知道链接的人就能玩那个座位。
api-begin-news = 收听消息：这是 server-sent events 数据流。只要“yours”不是空的，就轮到你回答。
api-begin-play = 读取问题，从“legal”选一个，连同你看到的版本发送。如果牌桌已经往前走，什么都不会发生，回应是 409：请再看一次。
api-json = 同样内容的 OpenAPI 文档
api-search = 搜索本页
api-send = 你发送
api-get = 你收到
api-refused = 拒绝时返回
api-errors = 遭到拒绝时
api-errors-text = 不会有只做一半的事。所有拒绝都是同一种格式：一个在任何语言都不变的名称、一句你的语言的说明，以及牌桌的版本。
api-home = 给程序使用（API）
api-tag-tables = 游戏与牌桌
api-tag-playing = 进行游戏
api-tag-watching = 收听
api-tag-people = 桌边的人
api-tag-replay = 重播
api-status-400 = 看不懂：某个字段、行动的文字，或无法开的牌桌。
api-status-403 = 不属于你：轮到别的座位，或内容仍是秘密。
api-status-404 = 没有这个链接或游戏。
api-status-409 = 牌桌已往前走。再看一次，然后回答。
api-status-410 = 已经用过的邀请：邀请只能用一次。
api-status-413 = 内容过长。
api-status-422 = 看得懂，但现在不允许；消息会附上规则原文。
api-status-429 = 太多或太快。
api-status-503 = 现在不行：这一桌先搁在一边，或数据库没有回应。什么都没有遗失。

too-long = 内容过长。请少送一些。
wrong-way = 这个网址不是这样问的。请看 /api 页面的说明。

## What can be asked, by the names of the OpenAPI document

api-does-list_games = 这里有哪些游戏，以及座位数、选项与机器人。
api-does-new_table = 开一桌。回应中每一份座位各有一个秘密链接。
api-does-scene = 网页显示的全部内容：SVG 图、点击树、记录。为网页设计，可能会变动。
api-does-questions = 某个座位被问什么、每个合法回答的文字与编号，以及该座位可知的一切。
api-does-sheet = 一个座位能知道的一切，用文字列出：分组的项目。
api-does-play = 用文字或编号回答目前的问题。
api-does-undo = 收回自己上一步，只要不影响他人。
api-does-try_out = 在给出回答之前，就座位所能知道的，说明它会带来什么。
api-does-may_come = 座位接下来可能被问到什么（点击树），以及别人在那之前可能做什么。为页面而设，可能会改。
api-does-order = 预先回答，等座位被问到时使用。别人不会知道；到时不合适的就作废。
api-does-forget = 收回自己所有预先给的回答。
api-does-redo = 再做一次刚才收回的行动。
api-does-why_not = 为什么现在不能动某个东西，用规则的话回答。
api-does-whole_record = 结束的对局文字记录，含种子。
api-does-events = 给网页的数据流：画面与房间一有变动就发送。
api-does-news = 给程序的数据流：以文字告知该座位得知的事与轮到谁。附上最后的 id，只会收到错过的部分。
api-does-room = 谁在场、谁在思考、说了什么、计时如何。
api-does-sit = 用邀请入座并得到这个座位的链接，或更改名字与颜色。
api-does-seat = 让机器人代打某个座位，或换回真人。
api-does-say = 对全桌说话。
api-does-clock = 提出休息或同意休息，让计时停下；或让它继续。
api-does-luck = 在各座位参与运气的桌上，第一次抽取前还在等什么；抽过之后没有内容。
api-does-share_luck = 为运气封存一个数字；或在全部封存后公开它。
api-does-invitations = 可分享的邀请；只给开桌的人。
api-does-at = 第几笔记录之后的牌桌。
api-does-scores = 各回合的分数变化。
api-does-board_svg = 版图的 SVG 图片。
api-does-verify = 已结束对局的记录能证明运气的哪些事。
