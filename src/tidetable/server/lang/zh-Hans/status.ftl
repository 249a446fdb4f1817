# 给管理服务器的人：它现在的情况。
status-title = 瞭望台
status-lead = 版本 { $version }，已运行 { $up }。
status-key = 这个页面是给管理服务器的人看的。请以启动时设置的密钥作为密码。
status-now = 现在
status-tables = 内存中的牌桌
status-tables-aside = 搁在一边的牌桌
status-streams = 正在听的页面和程序
status-waiting = { $kind ->
    [bot] 等着思考的机器人
    [hint] 等候中的提示
   *[review] 等候中的回顾
}
status-busy = 正在思考的进程
status-unsaved = 等候保存的变更
status-refused = 超过上限而被拒绝：{ $kind }
status-done = 启动以来
status-counted = { $kind ->
    [move] 行动
    [undo] 收回
    [redo] 重做
    [request] 失败的请求
    [bot] 失败的机器人
    [hint] 失败的提示
   *[review] 失败的回顾
}
status-editions = 规则版次
