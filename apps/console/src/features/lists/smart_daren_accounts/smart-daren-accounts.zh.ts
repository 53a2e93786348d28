export const texts = {
  daren: {
    title: '达人',
    search: '搜索达人或编号',
    empty: '还没有达人',
    emptyHint: '从平台同步达人',
    watched: '已是来源',
    refresh: '更新',
    refreshed: '已更新达人数据',
    note: '备注',
    noted: '已保存备注',
    watch: '加为来源',
    watchDone: '已加为来源，会自动采集他们的新内容',
    sync: '同步达人',
    syncHint: '按平台和关键词读取达人，在后台进行',
    syncing: '正在同步达人，可在后台任务查看',
    facts: '资料',
    figures: '近 30 天',
    materials: '素材',
    noMaterials: '还没有这位达人的素材',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
