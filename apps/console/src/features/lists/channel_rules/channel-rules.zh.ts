export const texts = {
  channelRule: {
    title: '渠道规则',
    search: '搜索渠道',
    empty: '还没有渠道规则',
    emptyHint: '每个渠道的字数、图片和商品限制在这里调整',
    edit: '编辑',
    saved: '已保存规则',
    text: '文字',
    pictures: '图片与商品',
    turned: '不能小于下限',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
