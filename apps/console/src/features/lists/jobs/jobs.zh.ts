import { texts as jobKinds } from '../../../kernel/i18n/zh/job-kinds.ts'

export const texts = {
  ...jobKinds,
  jobList: {
    title: '后台任务',
    empty: '还没有任务',
    emptyHint: '采集、同步等耗时的操作会记录在这里',
    progress: '进度',
    cancel: '取消',
    cancelled: '已请求取消',
    retry: '重试',
    retried: '已重新开始',
    about: '任务',
    result: '结果',
    undone: '已撤销',
    undoneBy: '撤销记录 #{{id}}',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
