# 一份紀錄能證明運氣的哪些事，又有哪些不能。

verdict-played = 每一行都合乎規則（第 { $edition } 版，資料 { $data }）。
verdict-seed = 種子算出的正是紀錄裡的指紋：{ $commitment }
verdict-no-seed = 紀錄裡沒有種子，所以 { $draws } 次抽取都沒有檢查。遊戲結束後的紀錄才有種子。
verdict-draws = { $draws } 次抽取全都檢查過，每一次都和種子相符。
verdict-strange = { $draws } 次抽取之中有 { $n } 次和種子不符。第一次在第 { $line } 行：「{ $said }」，依照種子應該是「{ $due }」。
verdict-given = 前 { $given } 行是接續自另一局，其中有 { $draws } 次抽取。那是另一個種子抽的，這裡誰也無法檢查。請也檢查那一局的紀錄。
verdict-result = 結果正是這一局的結果。
verdict-no-result = 遊戲已經結束，但是缺了寫著結果的那一行。它可能遺失了，或被人拿掉了。
verdict-unfinished = 遊戲還沒結束。後來怎麼了，紀錄裡沒有。
verdict-fingerprint = 紀錄裡的指紋正是你記下的那個。
verdict-other-fingerprint = 紀錄裡的指紋不是你記下的那個：{ $noted }
verdict-no-fingerprint = 紀錄裡沒有指紋，無法和你的比較。
verdict-shares = { $n } 個座位（{ $seats }）各為運氣提供了一個數字。每個數字都在任何數字公開之前封存，公開的也正是封存的那個。
verdict-silent = { $n } 個座位（{ $seats }）沒有為運氣提供數字：坐在那裡的人來得較晚，或沒有公開數字，只能信任其他人。
verdict-chain = 紀錄裡的 { $lines } 行依序得出紀錄的最後一個指紋：寫下之後，沒有一行被改動、刪去、加入或移動。
verdict-noted-line = 你記下的指紋是第 { $line } 行的。到那裡為止，一切都和當時一樣。
verdict-noted-early = 你記下的指紋是對的，但比各座位的封印更早：它只綁定主人的種子，不綁定各座位的數字。請和全部封存後公布的指紋比較。
