export const texts = {
  contentsDesk: {
    carry: '采集',
    noChannel: '没有这个渠道',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
