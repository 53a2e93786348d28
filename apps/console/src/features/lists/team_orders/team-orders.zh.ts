export const texts = {
  teamOrder: {
    title: '团队订单',
    search: '搜索订单、商品或达人',
    about: '订单',
    empty: '这段时间没有数据',
    emptyHint: '绑定团队的达人带来的订单每天从渠道同步',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
