export const texts = {
  accountIncome: {
    title: '账号收入',
    search: '搜索账号或编号',
    about: '当日收入',
    empty: '这段时间没有数据',
    emptyHint: '订单同步之后，每个账号每天汇总一行',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
