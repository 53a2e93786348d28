export const texts = {
  carryItemDay: {
    title: '选品明细',
    search: '搜索商品或编号',
    available: '可售',
    unavailable: '不可售',
    empty: '还没有选品明细',
    emptyHint: '每天记录选品的价格、佣金和销量',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
