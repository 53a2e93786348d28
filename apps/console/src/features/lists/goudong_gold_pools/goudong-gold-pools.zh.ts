export const texts = {
  goldPool: {
    title: '金榜商品',
    search: '搜索商品、店铺或编号',
    empty: '还没有金榜商品',
    emptyHint: '金榜每天 06:35 更新',
    sync: '立即更新',
    syncing: '正在更新金榜',
    available: '可售',
    unavailable: '不可售',
    transferred: '已转素材',
    transfer: '转为素材',
    transferDone: '已转为素材',
    facts: '资料',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
