export const texts = {
  publishEvent: {
    title: '发布事件',
    detail: '详情',
    empty: '还没有事件',
    emptyHint: '开始发布后，每一步都会记在这里',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
