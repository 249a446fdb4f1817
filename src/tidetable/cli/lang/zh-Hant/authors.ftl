# For those who write games of their own

help-new = 寫出一個屬於你的遊戲當作開始：一個完整的套件，有隱藏的手牌，放在同名的資料夾裡，馬上可以玩。然後一點一點改成你的遊戲。
    .short = 開始一個自己的遊戲。
    .examples =
        tidetable new reef
        tidetable new reef --folder games/reef
help-new-name = 程式怎麼稱呼這個遊戲：小寫字母與數字，前三個必須是字母，例如「reef」。
help-new-folder = 寫到哪裡；不說則放在同名的資料夾。
new-bad-name = 遊戲不能叫「{ $name }」。名稱用小寫英文字母與數字，前三個必須是字母，最多 20 個字：reef、harbour2。
new-word = 「{ $name }」在 Python 裡已經有意思了，遊戲不能叫這個名字。請換一個名稱。
new-taken = 已經有遊戲或套件叫「{ $name }」了。請換一個名稱。
new-folder-used = { $folder } 已經存在，裡面的東西不會動。請換一個名稱，或用 --folder 指定別的資料夾。
new-written = { $title } 放在 { $folder }，現在就可以玩：
    .next =
        cd { $folder }
        pip install --editable .
        tidetable check { $name }
        tidetable play { $name }

help-lock = 把遊戲裡每個行動的編號寫進 ids.lock。紀錄和訓練好的網路用編號認得行動：從此沒有編號會不知不覺地改變。給撰寫遊戲的人使用。
    .short = 寫下遊戲的編號。
    .examples =
        tidetable lock reef
lock-written = { $file } 記下了 { $actions } 個行動的編號。
lock-moved = 什麼都沒有寫：有一個行動的編號變了，舊的紀錄會被讀錯。{ $file } 寫著「{ $row }」。請把新的行動放在最後，當作「later」；如果是有意的，請提高遊戲的版次，目前是 { $edition }。
