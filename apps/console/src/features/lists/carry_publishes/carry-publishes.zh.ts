export const texts = {
  publish: {
    title: '已发布',
    ready: '转为可再次发布',
    readied: '{{count}} 条可再次发布',
    search: '搜索标题、账号或渠道编号',
    empty: '还没有发布记录',
    emptyHint: '内容发布成功后会记录在这里',
    refresh: '更新数据',
    refreshed: '已更新数据',
    again: '准备再发',
    againHint: '可以先换标题和素材。保存后在「可再次发布」中重新入队。',
    keep: '存为可再次发布',
    kept: '已存为可再次发布',
    delete: '删除',
    deleteTitle: '删除发布记录',
    deleteMany: '将删除 {{count}} 条记录，可在回收站恢复。渠道上的内容不受影响。',
    deleteConfirm: '删除 {{count}} 条',
    deleted: '已删除 {{count}} 条，可在回收站恢复',
    move: '改状态',
    moveTitle: '修改发布记录的状态',
    moved: '已修改状态',
    requeue: '再次入队',
    requeueTitle: '再次进入发布队列',
    requeueHint: '只有「可再次发布」的记录会进入原账号的队列',
    requeued: '正在入队，可在「待发布」中查看',
    figures: '数据',
    facts: '资料',
    importCommissions: '导入佣金',
    commissions: '佣金',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
