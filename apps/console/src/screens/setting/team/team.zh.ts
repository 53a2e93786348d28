export const texts = {
  teamDesk: {
    teams: '团队',
    rules: '渠道规则',
    webhooks: '回调',
    deliveries: '回调记录',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
