export const texts = {
  darenDesk: {
    tasks: '任务',
    contents: '未分配内容',
    creations: '未分配创作',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
