# 給管理伺服器的人：它現在的情況。
status-title = 瞭望台
status-lead = 版本 { $version }，已執行 { $up }。
status-key = 這個頁面是給管理伺服器的人看的。請以啟動時設定的金鑰作為密碼。
status-now = 現在
status-tables = 記憶體中的牌桌
status-tables-aside = 擱在一邊的牌桌
status-streams = 正在聽的頁面和程式
status-waiting = { $kind ->
    [bot] 等著思考的機器人
    [hint] 等候中的提示
   *[review] 等候中的回顧
}
status-busy = 正在思考的程序
status-unsaved = 等候儲存的變更
status-refused = 超過上限而被拒絕：{ $kind }
status-done = 啟動以來
status-counted = { $kind ->
    [move] 行動
    [undo] 收回
    [redo] 重做
    [request] 失敗的請求
    [bot] 失敗的機器人
    [hint] 失敗的提示
   *[review] 失敗的回顧
}
status-editions = 規則版次
