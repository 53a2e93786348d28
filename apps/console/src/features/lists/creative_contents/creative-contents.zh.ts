export const texts = {
  creativeContent: {
    title: '创意内容',
    publishes: '发布记录',
    noPublishes: '还没有发布过',
    reach: '浏览 {{views}} · 点赞 {{likes}}',
    emptyHint: '从智能内容转来，或直接新建',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
