# Without a net, and as an app on a phone.

app-name = Tidetable：海上桌遊

offline-title = 沒有網路
offline-text = 無法連上伺服器。什麼都沒有遺失：你玩過的每一局都保存在那裡，網路恢復後本頁會自動繼續。
offline-last = 這是你在 { $time } 最後看到的版圖。
offline-again = 再試一次

table-unsent = 連上後會馬上送出你的回答。
