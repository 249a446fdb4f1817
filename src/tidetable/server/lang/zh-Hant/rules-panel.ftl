# The rules beside the board, the answer to “why can’t I?”, and the captain of the first game.

rules-search = 搜尋規則
rules-found = 找到 { $n } 條
rules-none = 找不到。請換個詞試試。
rules-now = 與目前的問題有關
rules-link = 在規則頁開啟這一條
rules-edition = 這場遊戲繼續使用開始時的規則第 { $edition } 版。當時裁定不同的地方，這裡照當時的寫法說明。
rules-components = 說明書沒有印出的配件
rules-components-text = 這些在說明書中查不到。我們從別處找到、推論或重建；擁有實體遊戲的人可以更正。
why-title = 為什麼不行？
why-mode = 想知道哪個東西為什麼不能選？點它，或用 Tab 移過去再按 Enter。按 Esc 結束。
why-lesson = 規則允許這樣做。現在請先照船長說的做，或自己玩下去。
lesson-captain = 船長帶你玩入門局
lesson-step = 第 { $n } 步，共 { $most } 步
lesson-rule = 規則 { $rule }
lesson-next = 繼續
lesson-leave = 自己玩下去
lesson-close = 繼續玩
keys-rules = 打開或關上規則
keys-why = 詢問某個東西為什麼沒有發亮
