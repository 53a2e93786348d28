export const texts = {
  darenDesk: {
    tasks: '任务',
    contents: '内容 → 账号',
    creations: '创作 → 账号',
  },
  assign: {
    waiting: '未分配的内容',
    waitingCount: '未分配 {{count}}',
    chosen: '已选 {{count}}',
    shown: '显示最早的 {{count}} 条，共 {{total}} 条',
    accounts: '账号',
    roomOfAll: '可用账号 {{count}} · 今日还能接 {{room}}',
    room: '可接 {{count}}',
    noCap: '不限',
    full: '今天已满',
    give: '分到这里',
    giveTo: '分到这里：{{name}}',
    plan: '分配预览',
    planCount: '{{count}} 条 → {{accounts}} 个账号',
    planNothing: '先选内容',
    pieces: '{{count}} 条',
    and: '，',
    why: { category: '{{count}} 条类目相同', platform: '{{count}} 条渠道相符' },
    even: '平均分',
    proposed: '按建议分',
    send: '分配 {{count}} 条',
    left: '这次不分',
    leftCount: '这次不分 {{count}} 条',
    leftWhy: {
      no_platform: '没有这个渠道的账号：{{count}} 条',
      no_room: '账号今天已满：{{count}} 条',
      not_found: '已不在或无权查看：{{count}} 条',
    },
    sent: '已分配 {{count}} 条',
    sentPartly: '已分配 {{count}} 条，{{refused}} 条未成功',
    takenBy: '各账号分到的',
    publish: '去发布',
    publishOf: '去发布：{{name}}',
    refused: '未成功的内容',
    done: '成功',
    failed: '未成功',
    callFailed: '请求失败，请重试',
    empty: '都分配好了',
    emptyHint: '审核通过、还没有账号的内容会出现在这里',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
