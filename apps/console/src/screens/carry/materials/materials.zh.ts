export const texts = {
  materialsDesk: {
    materials: '素材',
    noSource: '没有这个来源',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
