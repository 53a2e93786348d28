export const texts = {
  publishesDesk: {
    waiting: '在等什么',
    ledger: '账本',
    published: '已发布',
    queue: '待发布',
    attempts: '待核实',
    events: '事件',
    smart: '智能',
    creative: '创意',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
