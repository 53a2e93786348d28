export const texts = {
  accountOrder: {
    title: '账号订单',
    search: '搜索订单、商品或账号',
    about: '订单',
    empty: '这段时间没有数据',
    emptyHint: '自有账号带来的订单每天从渠道同步',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
