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
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
