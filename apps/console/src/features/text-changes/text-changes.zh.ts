export const texts = {
  textChanges: {
    none: '没有改动',
    taken: '采纳 {{taken}} / {{count}} 处改动',
    takeAll: '全部采纳',
    leaveAll: '全部保留原文',
    take: '点按采纳这处改动',
    leave: '点按保留原文',
    removed: '删去',
    added: '改为',
  },
} as const

type Own = typeof texts

declare module '../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
