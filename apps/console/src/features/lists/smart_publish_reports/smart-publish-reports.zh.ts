export const texts = {
  publishReport: {
    title: '发布日报',
    search: '搜索账号或编号',
    sync: '更新今日',
    synced: '正在更新今天的日报，完成后刷新即可看到',
    about: '当日数据',
    empty: '这段时间没有数据',
    emptyHint: '每天凌晨写入前一天的日报，今天的可以随时更新',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
