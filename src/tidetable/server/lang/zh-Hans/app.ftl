# Without a net, and as an app on a phone.

app-name = Tidetable：海上桌游

offline-title = 没有网络
offline-text = 无法连上服务器。什么都没有遗失：你玩过的每一局都保存在那里，网络恢复后本页会自动继续。
offline-last = 这是你在 { $time } 最后看到的版图。
offline-again = 再试一次

table-unsent = 连上后会马上发送你的回答。
