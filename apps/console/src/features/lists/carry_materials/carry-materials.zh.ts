export const texts = {
  carryMaterial: {
    title: '素材',
    search: '搜索标题、编号或作者',
    empty: '还没有素材',
    emptyHint: '去采集，或按商品编号添加',
    available: '可售',
    unavailable: '不可售',
    unasked: '未检查',
    collect: '采集商品图',
    collecting: '正在采集 {{count}} 个素材',
    review: '审核',
    reviewTitle: '审核素材',
    reviewed: '已审核',
    reviewHint: '先向渠道确认商品仍可售，再按所选状态审核',
    write: '生成内容',
    written: '已生成内容',
    clear: '清空内容',
    clearTitle: '清空这个素材的内容',
    clearHint: '它的内容全部移入回收站',
    cleared: '已将 {{count}} 条内容移入回收站',
    category: '改类目',
    categorised: '已修改类目',
    tags: '改标签',
    tagged: '已修改标签',
    tagsHint: '每行一个标签',
    pool: '加入随机池',
    pooled: '已加入随机池',
    unpool: '移出随机池',
    unpooled: '已移出随机池',
    status: '内容改状态',
    moved: '已修改内容的状态',
    prices: '刷新价格',
    pricing: '正在刷新 {{count}} 个素材的价格',
    add: '新建素材',
    added: '已新建素材',
    facts: '资料',
    channel: '渠道',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
