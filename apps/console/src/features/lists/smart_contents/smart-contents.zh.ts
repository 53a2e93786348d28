export const texts = {
  smartContent: {
    title: '智能内容',
    emptyHint: '从商品池生成，或导入表格',
    rollback: '退回上一步',
    rolledBack: '已退回 {{count}} 条',
    toCreative: '转创意内容',
    toCreativeTitle: '转为创意内容',
    toCreativeDone: '已转为创意内容',
    freeImages: '释放图位',
    freeTitle: '释放图片位置',
    freeHint: '{{count}} 条内容的图片会重新制作',
    freed: '已释放 {{count}} 条内容的图位',
    importUrl: '从网址导入',
    importTitle: '从网址导入表格',
    importHint: 'CSV 或 XLSX 表格。表格里没有写的来源、类目和话题用这里的。',
    import: '导入',
    importing: '正在导入',
    calibrate: '校准状态',
    calibrated: '已校准 {{count}} 条内容的状态',
    importFile: '从文件导入',
    importSorted: '导入并归类',
    take: '取一条',
    takeHint: '取出一条可用的内容，并标为已下载。不选时从已处理的内容中取',
    taken: '已取出一条内容',
    noneLeft: '没有符合条件的内容',
    publishes: '发布记录',
    noPublishes: '还没有发布记录',
    views: '浏览 {{total}}',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
