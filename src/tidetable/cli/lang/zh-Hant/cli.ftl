# 終端機。

## 說明

help-usage = 用法：{ $line }
help-examples = 範例
help-commands = 指令
help-arguments = 參數
help-options = 選項
help-help = 顯示這一頁。

metavar-command = 指令
metavar-options = 選項
metavar-game = 遊戲
metavar-name = 名稱
metavar-file = 檔案
metavar-folder = 資料夾
metavar-database = URL
metavar-number = 數字
metavar-fingerprint = 指紋
metavar-address = 位址
metavar-key = 金鑰
metavar-language = 語言
metavar-bots = 機器人,機器人
metavar-names = 名字,名字
metavar-option = 名稱=選擇

help-tidetable = 規則完整的航海桌遊：在終端機或瀏覽器裡玩。
    .examples =
        tidetable games                 有哪些遊戲
        tidetable play chests           在這裡和機器人玩
        tidetable serve --open          在瀏覽器裡玩
        tidetable rules chests          閱讀規則
        tidetable play --help           一個指令的完整說明
help-version = 顯示版本，以及規則是否已編譯。
help-lang = 使用這個語言：{ $known }。否則依 TIDETABLE_LANG 或系統語言而定。
help-game = 「tidetable games」列出的名稱。

help-play = 在終端機裡玩：你對機器人，或幾個人輪流用同一個鍵盤。輸入選項的編號，或輸入完整的行動，例如「open left」。輸入 ? 看解說，收回 可收回，重做 可再做一次，離開 可結束；遊戲可以保存，以後再繼續。
    .short = 在這裡玩遊戲。
    .examples =
        tidetable play chests
            你對一個貪心的機器人
        tidetable play chests --players 3 --bots greedy,random
            你對兩個機器人
        tidetable play chests --names Anna,Ben
            兩個人用同一個鍵盤
        tidetable play chests --option old-sea-dogs=yes --option first=1
            使用變體規則，由第一位玩家開始
        tidetable play chests --resume evening.tide
            繼續保存的遊戲
help-players = 總共幾位玩家，包括人和機器人。
help-bots = 機器人，以逗號分隔，例如 greedy（貪心）、deckhand（水手）或 even（勢均力敵，會配合你的程度）。不指定時，除了你以外都是貪心的機器人。
help-names = 使用這個鍵盤的人，以逗號分隔。
help-option = 選擇變體規則，可重複使用。「tidetable rules 遊戲」會說明各種變體。
help-seed = 運氣的來源：同一個數字會帶來相同的骰子和牌。不指定時，結束前沒有人知道。
help-resume = 繼續這個檔案裡的遊戲。
help-no-unseen = 不列出尚未看到的牌：自己記牌。
help-auto-done = 讓你的回合自動結束：回合最後不再問還要不要做什麼，例如《人魚的呼喚》的蘭姆酒杯。遊戲中可用「自動」切換。

help-serve = 讓瀏覽器可以玩遊戲，在這台電腦或你的網路上，直到你按下 Ctrl+C。遊戲保存在資料夾裡，重新啟動後會繼續。
    .short = 在瀏覽器裡玩。
    .examples =
        tidetable serve --open
            啟動並打開瀏覽器
        tidetable serve --host 0.0.0.0 --port 9000
            讓網路上的其他人加入
help-host = 在哪裡等候：127.0.0.1 只有這台電腦（預設），0.0.0.0 是整個網路。
help-port = 位址裡冒號後面的數字，預設 8000。
help-data-dir = 遊戲保存在哪裡。不指定時，放在系統存放這類資料的地方。
help-database = 改把遊戲保存在這個資料庫，讓多台伺服器共用：postgresql+asyncpg://…
help-open = 打開瀏覽器，或不打開（預設）。
help-proxy = 相信這個代理伺服器所說的來訪者與位址：寫它自己的位址，或像 10.0.0.0/8 的網段。可以給多個；不給就誰也不信。
help-streams = 同時可以有多少個頁面和程式在聽，預設 2000。
help-limits = 限制每個人能要求的量（預設），或不限制：供你自己電腦上的程式使用。
help-key = 知道這把金鑰（至少 16 個字元）的人，可以在 /status 和 /metrics 以它為密碼查看伺服器的情況。最好用 TIDETABLE_KEY 給，而不是寫在這裡，因為其他程式讀得到。不給就沒有人能看。
help-drain = 從要求停止到真正停止之間的秒數，這段時間 /readyz 會說不要再送客人來，預設 0。
help-log = 日誌的寫法：plain 給人看，json 給收集日誌的程式。
help-log-requests = 也記錄每個請求：要了什麼，不記是誰，也不含秘密。

help-replay = 重播一局紀錄，並顯示結果。損壞的檔案會被拒絕，並指出第一個錯誤的行。
    .short = 觀看一局紀錄，檢查它的運氣。
    .examples =
        tidetable replay evening.tide
            結果如何
        tidetable replay evening.tide --step
            每一個決定
        tidetable replay evening.tide --verify
            運氣公平嗎？
        tidetable replay evening.tide --svg board.svg
            把最後的版圖存成圖片
    .codes =
        結束代碼：
          0  一切正常；用 --verify 時：每次抽取都得到證明
          1  檔案無法讀取，或違反規則
          2  看不懂這個指令
          3  紀錄自相矛盾，或和你記下的指紋不符
          4  沒有矛盾，但不是全都得到證明
help-file = 用「保存」留下的遊戲，或從瀏覽器下載的遊戲。
help-verify = 用種子檢查每一次抽取，再用紀錄裡的指紋檢查種子；並說明哪些得到證明、哪些沒有。
help-fingerprint = 像 --verify 一樣檢查，再和你在第一次抽取前記下的指紋比較，要完整的 64 位。
help-step = 在每個決定之前顯示版圖。
help-seat = 從這個座位看，而不是觀戰。
help-svg = 把最後的版圖畫進這個檔案。

help-rules = 印出一個遊戲的完整規則，每條都有編號。
    .short = 閱讀遊戲規則。
    .examples =
        tidetable rules chests
        tidetable rules chests --lang fr
        tidetable rules chests --unprinted
help-unprinted = 只列出說明書沒印的：我們的裁定，以及沒有人有清單的配件。

help-games = 列出所有可以玩的遊戲，以及其他指令使用的名稱。
    .short = 列出遊戲。
    .examples =
        tidetable games

help-check = 檢查一個遊戲是否遵守這裡所有遊戲的承諾：用各種變體的隨機對局。給撰寫遊戲的人使用。
    .short = 檢查遊戲的承諾。
    .examples =
        tidetable check chests
        tidetable check chests --games 200
        tidetable check chests --seconds 600
help-check-games = 每項檢查在每種變體裡玩這麼多局隨機對局，不論多久。
help-check-seconds = 工作這麼多秒，由各項檢查平分，每種變體至少一局；兩者都不說則為 60。

version = tidetable { $version }（{ $compiled ->
    [yes] 規則已編譯
   *[no] 規則未編譯
}）

## 用法錯誤

misused-hint = 說明：{ $command }
misused-command = 沒有「{ $command }」這個指令。有這些：{ $known }。
misused-option = 這裡沒有 { $option } 這個選項。
misused-value = { $option } 缺少值，或是多了不該有的值。
misused-missing = 缺少 { $name }。
misused-number = { $option } 需要一個合理的整數。
misused-extra = 這個指令不需要這麼多東西。含空格的名字要加引號。
misused-language = 我們還不會說「{ $language }」，只會這些：{ $known }。
misused-resume = --resume 要單獨使用：玩家、機器人、選項和種子都在檔案裡。
misused-game = { $file } 是「{ $game }」的遊戲。請寫這個名稱，或不寫。
misused-wish = 看不懂「{ $wish }」。選項要這樣寫：--option old-sea-dogs=yes
misused-seed = 「{ $seed }」不能當種子。請給一個整數，或結束的遊戲所顯示的 32 個數字和字母。
misused-fingerprint = 「{ $fingerprint }」不可能是指紋。指紋有 64 位，由 0 到 9 和 a 到 f 組成。
misused-name = 「{ $name }」不能當名字。請用逗號分隔名字：--names Anna,Ben
misused-seats = 數目不符：{ $seats } 個座位，卻有 { $bots } 個機器人和 { $people } 個名字。
misused-seat = 沒有第 { $seat } 個座位；座位是 1 到 { $seats }。

## 檔案

file-missing = { $file }：沒有這個檔案或資料夾。
file-directory = { $file } 是資料夾，需要的是檔案。
file-no-folder = { $file } 是檔案，或位於檔案之中，需要的是資料夾。
file-forbidden = { $file }：你沒有權限使用。
file-no-text = { $file } 不是文字檔，所以不是遊戲。
file-unusable = 無法使用 { $file }。
file-in-use = { $file } 是別的東西，所以保持原樣。請換一個名稱。
file-no-seed = { $file } 可以觀看，但不能繼續玩：裡面沒有種子，沒有人知道接下來的運氣。試試「tidetable replay」。

## 桌邊

introduce-person = { $name }：使用這個鍵盤
introduce-bot = { $name }：{ $bot }
introduce-commitment = 運氣的指紋（請記下，結束後可用來檢查）：{ $commitment }
introduce-help = 輸入編號，或輸入一個行動。? 看解說，離開 可結束。
menu-back = 返回
prompt-number = 請輸入 { $least } 到 { $most } 的編號，或輸入 ? 看說明。
prompt-hint = 輸入選項的編號，或輸入 ? 看說明。
prompt-end = 「保存 檔案」可保存遊戲，按 Enter 離開：

explain-rule = { $verb }（{ $rule }）：{ $sentence }
explain-answer = 輸入選項的編號，或輸入完整的行動，例如「{ $example }」。只有一個選項時，按 Enter 就好。你還可以輸入：
command-save = 保存
    .help = 把遊戲存進檔案，例如「保存 evening.tide」，然後繼續玩
command-quit = 離開
    .help = 離開；遊戲可以保存到以後
command-rules = 規則
    .help = 完整規則
command-language = 語言
    .help = 換一種語言，例如「語言 en」
command-auto = 自動
    .help = 讓你的回合自動結束，或恢復詢問

undone = 已收回。
redone = 已重做。
auto-on = 你的回合現在會自動結束。輸入「自動」可恢復詢問。
auto-off = 你的回合結束前會再問你。
auto-none = 這個遊戲沒有可以略過的問題。
hand-over = 輪到{ $name }了。請把鍵盤交過去，其他人先別看。
    .ready = { $name }，準備好了就按 Enter：
language-choices = 輸入「語言」和其中一個：{ $known }。
quit-where = 遊戲要存在哪個檔案？按 Enter：{ $file }；輸入 - 則不保存：
kept = 遊戲存在 { $file }。要繼續玩：
    .over = 遊戲存在 { $file }。要觀看並檢查運氣：
left-early = 遊戲還沒結束。

ending-place = 名次
ending-player = 玩家
ending-seed = 運氣的種子：{ $seed }

## 回顧

replay-next = 按 Enter 繼續，輸入任何字再按 Enter 直接到結尾：
replay-unfinished = 這局遊戲還沒結束。
replay-fair = 運氣是公平的。
replay-fair-if = 如果這個指紋就是第一次抽取前公布的那個，運氣就是公平的。請和你記下的比較，或交給 --fingerprint。
replay-open = 這份紀錄沒有矛盾，但不是全都得到證明。
replay-contradicted = 有地方不對：這份紀錄被改過，或不是你那一局的。請索取原始的紀錄。
replay-limits = 任何紀錄都無法證明的事：誰坐在哪裡，以及在你記下的最後一個指紋之後每個人決定了什麼。如果沒有座位為運氣提供數字，也無法證明開桌前沒有人試過許多種子。
replay-drawn = 版圖存在 { $file }。

## 遊戲與瀏覽器

games-facts = { $least }–{ $most } 人，{ $age } 歲以上，{ $minutes } 分鐘
serving = 桌子擺好了：{ $address }，按 Ctrl+C 停止。遊戲保存在 { $folder }。
serve-proxy = 「{ $address }」不是位址也不是網段。請寫成 127.0.0.1 或 10.0.0.0/8 的樣子。
serve-key = 金鑰太短：至少要 { $least } 個字元，才不會被猜到。
serve-log = 沒有叫「{ $log }」的日誌寫法。可用的有：{ $known }。
serve-refused = 無法在 { $host } 的連接埠 { $port } 提供服務：可能已經有別的程式在用。請換一個，例如 --port 8001。
serve-missing = 這裡沒有安裝伺服器（缺少 { $package }）。請安裝：pip install 'tidetable[server]'
serve-database = 資料庫 { $database } 無法使用：{ $why } 請檢查位址；若用 Postgres，請先執行「pip install asyncpg」。
serve-newer = 資料庫 { $database } 屬於較新版本的 Tidetable：它的形式是 { $shape }，而這個版本最多只認得 { $ours }。什麼都沒有更動。請重新安裝較新的版本；若要留在這個版本，請先用較新的版本執行「tidetable admin migrate --to { $ours }」。
moved = 你的遊戲搬家了。原本在 { $old }，現在放在系統存放資料的地方：{ $new }。
moving-both = 兩個資料夾裡都有遊戲。現在用的是 { $new } 裡的。要玩 { $old } 裡的，請執行：tidetable serve --data-dir { $old }
moving-later = 你的遊戲暫時留在 { $old }，因為另一個伺服器正開著它們。請先停止它，再啟動一次，遊戲就會搬到 { $new }。
moving-failed = 你的遊戲無法搬到 { $new }：{ $why }。沒有遺失任何東西：遊戲留在 { $old }，並在那裡繼續。請確認你可以寫入新資料夾，而且空間足夠，再啟動一次；或用 --data-dir 指定資料夾。

## 檢查

checking = { $game }：{ $checks } 項檢查
check-done = { $games } 局，{ $positions } 個局面
check-kept = 所有承諾都遵守了，共 { $games } 局。
check-broken = 有 { $broken } 項承諾沒有遵守。

# What each check of the contract promises
promise-termination = 每一局都會結束
promise-legality = 提供的行動都接受，其他一律不收
promise-replay = 重播紀錄得到同一局
promise-copy = 副本與視角不會動到牌桌
promise-ids = 行動的編號與文字一致
promise-lock = 鎖定檔記得每個編號
promise-words = 每樣東西都有文字，沒有多餘的
promise-canary = 隱藏的東西和種子都不外洩
promise-non-interference = 隱藏的東西不影響看得到的
promise-sealed = 密封的回答看起來都一樣
promise-guess = 猜想的世界與真實的看起來相同
promise-size = 每個問題最多 500 個回答
promise-reachable = 點擊和文字都能到達每一步
promise-odds = 抽取符合機率
promise-conservation = 沒有東西遺失或憑空出現
promise-guards = 沒有規則禁止的就可以做，其他都不行
promise-ranges = 沒有欄位超出範圍
promise-bots = 機器人守規則，相同情況相同選擇
promise-undo = 收回的一步不留痕跡
