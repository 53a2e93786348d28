export const texts = {
  sourcesDesk: {
    sources: '来源',
    studio: '工作室来源',
    materials: '素材',
    fetched: '采集结果',
    jobs: '任务',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
