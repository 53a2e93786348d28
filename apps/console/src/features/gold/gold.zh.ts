export const texts = {
  goldDesk: {
    ranks: '榜单',
    edit: '设置类目',
    saved: '已保存',
    uncategorised: '未归类',
  },
} as const

type Own = typeof texts

declare module '../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
