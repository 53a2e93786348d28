export const texts = {
  jobList: {
    title: '后台任务',
    empty: '还没有任务',
    emptyHint: '采集、同步等耗时的操作会记录在这里',
    progress: '进度',
    cancel: '取消',
    cancelled: '已请求取消',
    retry: '重试',
    retried: '已重新开始',
    spiderSources: '采集来源',
    collectMaterials: '采集素材',
    collectStudio: '采集工作室来源',
    runPlan: '发布计划',
    bulk: '批量操作',
    undoBulk: '撤销批量操作',
    batchToPublish: '批量加入发布队列',
    syncGoods: '选品同步',
    syncCrowds: '同步风车人群',
    importRemote: '从网址导入内容',
    syncRanks: '同步金榜',
    export: '导出',
    syncCreators: '同步达人',
    movePublishes: '批量处理发布记录',
    lookAtLogins: '核对授权账号',
    transcribe: '语音转文字',
    syncDetails: '同步内容详情',
    republish: '再次发布',
    syncDaorc: '同步达人号账号',
    dailyFigures: '每日统计',
    todayReport: '同步今日报表',
    syncOrders: '同步团队关系与订单',
    checkAccounts: '检查账号授权',
    refreshAccounts: '刷新工作室账号',
    makePictures: '制作图片',
    syncPool: '同步商品池',
    benchmark: '商品对标',
    about: '任务',
    result: '结果',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
