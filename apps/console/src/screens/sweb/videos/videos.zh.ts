export const texts = {
  videosDesk: { carry: '采集', studio: '工作室' },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
