export const texts = {
  carryContent: {
    title: '采集内容',
    edit: '编辑',
    saved: '已保存',
    noChannel: '未定渠道',
    refresh: '更新数据',
    refreshed: '已更新数据',
    delete: '删除',
    deleteTitle: '删除这条内容',
    deleted: '已删除，可在回收站恢复',
    facts: '资料',
    search: '搜索标题、描述或编号',
    empty: '还没有内容',
    emptyHint: '采集或创作的内容会出现在这里',
    share: '自动分发',
    shareTitle: '按来源分发到账号',
    shareHint: '每条内容进入它的来源所属账号的发布队列',
    shared: '已分发到发布队列',
    complete: '补全详情',
    completing: '正在补全 {{count}} 条内容的详情',
    toWriting: '转创作',
    toWritingTitle: '转为创作内容',
    toWritten: '已转为创作内容',
    assigned: '分配',
    hasOwner: '有负责人',
    noOwner: '无负责人',
    unassigned: '已检查未分配',
    move: '改状态',
    toPublish: '提交发布',
    submit: '提交发布',
    review: '审核',
    text: '复制文案',
    assign: '分给账号',
    take: '取一条',
    align: '校准状态',
    aligned: '已按发布记录校准 {{count}} 条内容的状态',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
