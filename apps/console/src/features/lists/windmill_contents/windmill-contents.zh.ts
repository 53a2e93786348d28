export const texts = {
  windmillContent: {
    title: '风车内容',
    emptyHint: '人群每天自动同步，内容随人群而来',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
