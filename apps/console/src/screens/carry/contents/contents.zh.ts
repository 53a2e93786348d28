export const texts = {
  content: {
    search: '搜索标题、描述或编号',
    empty: '还没有内容',
    emptyHint: '采集或创作的内容会出现在这里',
    move: '改状态',
    toPublish: '提交发布',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
