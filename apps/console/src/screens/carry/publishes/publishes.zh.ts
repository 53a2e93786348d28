export const texts = {
  publish: {
    search: '搜索标题、账号或渠道编号',
    empty: '还没有发布记录',
    emptyHint: '内容发布成功后会记录在这里',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
