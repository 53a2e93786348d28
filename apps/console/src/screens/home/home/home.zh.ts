export const texts = {
  home: {
    greeting: '{{greeting}}，{{name}}',
    todo: '需要我处理',
    todoEmpty: '都处理完了',
    todoEmptyHint: '新的待办会出现在这里',
    byUrgency: '按紧急程度排',
    countFailed: '数量没有取到',
    showRest: '还有 {{count}} 项',
    wait: {
      unknown: {
        noun: '条发布结果待核实',
        hint: '可能已经发出，核实前不会重发',
        act: '去核实',
      },
      botChecks: {
        noun: '个账号要人工验证',
        hint: '遇到人机验证，队列已停',
        act: '去验证',
      },
      interrupted: {
        noun: '次发布被中断：{{name}}',
        hint: '还有内容没发完',
        act: '去继续',
      },
      expired: {
        noun: '个账号登录过期',
        hint: '重新登录前不能发布',
        act: '去登录',
      },
      refused: {
        noun: '条内容被渠道退回',
        hint: '多次没有通过，已移出队列',
        act: '去处理',
      },
      rejected: {
        noun: '条采集内容被驳回',
        hint: '按驳回原因修改后再审',
        act: '去修改',
      },
      rejectedDrafts: {
        noun: '条创作内容被驳回',
        hint: '按驳回原因修改后再审',
        act: '去修改',
      },
      retries: {
        noun: '条内容等待重试',
        hint: '到时自动再试',
        act: '去查看',
      },
      expiring: {
        noun: '个账号登录快到期',
        hint: '3 天内要重新登录',
        act: '去续期',
      },
      videoReview: {
        noun: '条视频待审',
        hint: '最早的先审',
        act: '开始审核',
      },
      pictureReview: {
        noun: '条图文待审',
        hint: '最早的先审',
        act: '开始审核',
      },
      review: {
        noun: '条采集内容待审',
        hint: '已处理，等审核',
        act: '去审核',
      },
      draftReview: {
        noun: '条创作内容待审',
        hint: '已处理，等审核',
        act: '去审核',
      },
      firstLook: {
        noun: '条新采集的内容',
        hint: '先看一眼，留下或丢掉',
        act: '去初看',
      },
      unassigned: {
        noun: '条已检查未分配',
        hint: '还没有分给账号',
        act: '去分配',
      },
      shortQueues: {
        noun: '个账号队列不足',
        hint: '不够今天的计划',
        act: '去补充',
      },
      notices: {
        noun: '条未读通知',
        hint: '新的在前',
        act: '去看通知',
      },
    },
    today: '今日数据',
    published: '今日发布',
    queued: '排队待发',
    success: '发布成功率',
    successOf: '今日 {{done}} / {{settled}}',
    toReview: '待审',
    reviewed: '今日已审 {{total}}',
    submitted: '今日提交 {{total}}',
    submittedBefore: '昨日提交 {{total}}',
    change: '{{total}} 比昨日此时',
    points: '{{points}} 个百分点',
    same: '与昨日此时持平',
    running: '正在运行',
    runningNone: '现在没有正在运行或中断的任务',
    elsewhere: '在其他页面或设备上发布 {{count}} 条',
    view: '查看',
    live: '实时已连接',
    liveDown: '实时已断开，正在重连',
    liveConnecting: '正在连接实时服务',
    updatedAt: '更新于 {{time}}',
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
    expired: '登录过期',
    cooling: '冷却中',
    ended: '无发布权限',
    failed: '加载失败',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
