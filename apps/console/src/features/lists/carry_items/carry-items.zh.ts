export const texts = {
  carryItem: {
    title: '选品',
    search: '搜索商品、店铺或编号',
    available: '可售',
    unavailable: '不可售',
    empty: '还没有选品',
    emptyHint: '采集素材或添加商品后会出现在这里',
    delete: '删除',
    deleteTitle: '删除这个选品',
    deleted: '已删除，可在回收站恢复',
    check: '查可售',
    checkedYes: '可售',
    checkedNo: '不可售：{{reason}}',
    copy: 'AI 文案',
    prices: '刷新价格',
    pricingOne: '正在刷新价格',
    pricing: '正在刷新 {{count}} 件商品的价格',
    category: '改类目',
    categorised: '已修改类目',
    pool: '加入随机池',
    pooled: '已加入随机池',
    unpool: '移出随机池',
    unpooled: '已移出随机池',
    rates: '存评价',
    ratesKept: '已保存评价',
    give: '派给创作',
    given: '已派给创作',
    writer: '创作人',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
