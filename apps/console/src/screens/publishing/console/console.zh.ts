export const texts = {
  consoleDesk: {
    run: '发布',
    attempts: '待核实',
    queue: '待发布',
    contents: '内容',
    drafts: '写稿',
    tasks: '任务',
    studio: '账号',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
