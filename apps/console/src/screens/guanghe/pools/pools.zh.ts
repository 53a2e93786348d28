export const texts = {
  poolsDesk: {
    pools: '商品池',
    pictures: '图片',
    paragraphs: '段落',
    templates: '模板',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
