export const texts = {
  home: {
    greeting: '{{greeting}}，{{name}}',
    todo: '需要我处理',
    todoEmpty: '暂时没有需要你处理的事',
    todoEmptyHint: '新的通知、待确认的发布结果会出现在这里',
    attempts: '{{total}} 条发布结果需要人工确认',
    attemptsHint: '渠道没有给出明确结果，请核对后标记',
    attemptsAct: '去确认',
    review: '{{total}} 条内容待处理',
    reviewHint: '采集到的内容还没有处理',
    reviewAct: '去处理',
    today: '今日数据',
    published: '今日发布',
    queued: '排队待发',
    waiting: '等待重试',
    ready: '可发布内容',
    notices: '通知',
    unread: '{{count}} 条未读',
    accounts: '发布账号',
    openConsole: '打开发布控制台',
    noAccounts: '还没有发布账号',
    noAccountsHint: '账号由团队主管添加',
    queueOf: '队列 {{count}}',
    day: '今日 {{done}}/{{limit}}',
    dayOpen: '今日 {{done}}',
    progress: '{{name}} 今日进度',
    online: '运行设备在线',
    cooling: '冷却中',
    ended: '无发布权限',
    failed: '加载失败',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
