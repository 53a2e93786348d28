export const texts = {
  creatorsDesk: {
    buyin: '百应',
    others: '其他平台',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
