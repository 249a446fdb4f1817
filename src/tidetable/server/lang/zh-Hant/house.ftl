languages = 語言

lost-title = 這裡只有海水
lost-text = 沒有這個頁面或這一桌。請檢查連結是否完整。
lost-home = 回到港口

house-offline = 伺服器沒有回應。你的這一步沒有送出，請再試一次。

away-title = 現在退潮了
away-text = 伺服器暫時無法讀取或儲存對局。什麼都沒有遺失：請稍等一下再試。

too-often-title = 別急
too-often-text = 一下子太多了，別人也想玩。請等 { $seconds } 秒再繼續。

full-title = 位子都滿了
full-text = 現在觀看的人數已達這個伺服器的上限。什麼都沒有遺失，你的位子還是你的：請一分鐘後再來。

aside-title = 這一桌先擱在一邊
set-aside-game = 這一桌玩的是「{ $game }」，而這個伺服器沒有這個遊戲。什麼都沒有遺失：裝上這個遊戲後就能繼續。
set-aside-edition = 這一桌是用規則第 { $edition } 版開始的，而這個伺服器是第 { $ours } 版。什麼都沒有遺失：有第 { $edition } 版的伺服器可以接著玩。
set-aside-data = 這一桌開始時用的卡牌和版圖在這裡讀不出來。什麼都沒有遺失：請告訴管理這個伺服器的人。
set-aside-unreadable = 這一桌讀不出來。資料會原樣保留：請告訴管理這個伺服器的人。
set-aside-changed = 它的紀錄已不是當初寫下的樣子：有人或有什麼東西改動了它。它會原樣保留：請告知管理這個伺服器的人。
set-aside-host = 管理這個伺服器的人把它擱在一邊了。它原封不動地保存著：請向他們詢問。

broken-title = 出了點問題
broken-text = 我們這邊出了問題。你們的對局沒有遺失：請重新載入頁面。

request-not-understood = 看不懂這個請求。請檢查：{ $fields }。

short-src-print = 印刷
short-src-found = 查得
short-src-inferred = 推得
short-src-recon = 重建
short-src-ruling = 裁定
