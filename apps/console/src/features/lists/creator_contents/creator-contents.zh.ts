export const texts = {
  creatorContent: {
    title: '创作内容',
    emptyHint: '从创作任务开始',
    toReview: '待审',
    unassigned: '未分配账号',
    toAccount: '分给账号',
    toAccountTitle: '分给一个账号',
    toAccountDone: '已分给账号',
    params: '发布参数',
    publish: '提交发布',
    publishTitle: '提交到发布队列',
    publishHint: '不选账号时，每条内容进入自己账号的队列。商品超过 2 个时随机选 2 个。',
    published: '已提交到发布队列',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
