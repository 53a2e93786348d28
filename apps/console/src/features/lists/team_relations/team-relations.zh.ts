export const texts = {
  teamRelation: {
    title: '绑定达人',
    search: '搜索达人或编号',
    sync: '同步',
    syncTitle: '从渠道同步绑定关系和订单',
    syncHint: '不填平台同步团队的所有平台，不填日期同步最近 30 天',
    syncing: '正在同步，进度在任务里',
    about: '绑定关系',
    orders: '最近的订单',
    noOrders: '这位达人还没有带来订单',
    empty: '还没有绑定关系',
    emptyHint: '从渠道同步',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
