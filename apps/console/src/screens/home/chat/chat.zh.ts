export const texts = {
  chat: {
    me: '我',
    assistant: 'AI 助手',
    conversations: '对话列表',
    conversation: '对话',
    new: '新对话',
    untitled: '新对话',
    search: '搜索对话',
    noConversation: '还没有对话',
    noMatch: '没有标题包含“{{search}}”的对话',
    age: { today: '今天', yesterday: '昨天', earlier: '更早' },
    more: '更多对话',
    answering: '正在回答',
    acts: '“{{name}}”的操作',
    rename: '重命名',
    renameOf: '“{{name}}”的新标题',
    delete: '删除',
    deleted: '对话已删除',
    empty: '还没有对话',
    emptyHint: '问标题、正文、选题，或让助手改写一段文字；对话只有自己看得到',
    gone: '这个对话已被删除，或不属于你',
    goneHint: '在左侧选择其他对话，或打开最近的一个',
    toLast: '打开最近的对话',
    messages: '{{count}} 条消息',
    settings: '回答方式',
    inParts: '逐字显示回答',
    hello: '想写点什么？',
    examples: '常用提示',
    example: {
      titles: '给这件商品写 5 个标题，每个不超过 30 字，不要绝对化用语：',
      body: '写一段 150 字左右的种草正文，讲使用场景和感受：',
      rewrite: '把下面这段文字改写得更口语，意思不变：',
      topics: '围绕这个主题列 5 个本周可以做的选题：',
    },
    question: '提问内容',
    placeholder: '输入问题，Enter 发送，Shift+Enter 换行',
    send: '发送',
    stop: '停止',
    stopping: '正在停止',
    copy: '复制',
    offline: '没有网络连接，输入的内容已保留，恢复后可发送',
    wait: '可重试：',
    why: {
      disconnected: '连接断开了，以上是断开前的内容',
      interrupted: '服务重启了，以上是重启前的内容',
      unreachable: '写作服务暂时没有回应，请稍后重试',
      refused: '写作服务拒绝了这个问题，请换个说法',
      budget: '今天的写作额度已用完',
    },
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
