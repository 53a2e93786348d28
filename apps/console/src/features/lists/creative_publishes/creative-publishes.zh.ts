export const texts = {
  creativePublish: {
    title: '创意发布',
    search: '搜索标题或渠道编号',
    empty: '还没有发布记录',
    emptyHint: '创意内容发布后会记录在这里',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
