export const texts = {
  delivery: {
    title: '回调记录',
    payload: '内容',
    empty: '还没有回调记录',
    emptyHint: '事件通知回调地址后，结果会出现在这里',
    replay: '重发',
    replayed: '已重新排队发送',
    failed: '发送失败',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
