export const texts = {
  carryFigure: {
    title: '统计明细',
    search: '搜索标题或关键词',
    about: '当日数据',
    empty: '这段时间没有数据',
    emptyHint: '每天按内容、账号和人员各记一份',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
