export const texts = {
  windmillCrowd: {
    title: '风车人群',
    search: '搜索人群或类目',
    empty: '还没有人群',
    emptyHint: '人群每天自动同步',
    sync: '立即同步',
    syncing: '正在同步人群',
    category: '改类目',
    categoryTitle: '修改人群的类目',
    categoryHint: '留空则清除类目',
    categorised: '已修改类目',
    facts: '资料',
    contents: '人群内容',
    noContents: '还没有为这个人群做内容',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
