export const texts = {
  publishQueue: {
    title: '待发布',
    search: '搜索标题、账号或编号',
    empty: '队列是空的',
    emptyHint: '在内容列表里提交发布后，内容会在这里排队',
    release: '定时 {{time}} 发布',
    until: '{{time}} 后继续',
    edit: '编辑',
    editTitle: '编辑待发布内容',
    save: '保存',
    saved: '已保存',
    rehearse: '预演',
    pause: '暂停',
    paused: '已暂停',
    resume: '继续',
    resumed: '已恢复排队',
    again: '重新提交',
    queuedAgain: '已重新提交',
    saveAgain: '保存并重新提交',
    endDouble: '两条已处理',
    endDoubleTitle: '渠道上多出的一条已经删掉',
    doubleEnded: '已标为处理好',
    setPriority: '改优先级',
    prioritised: '已修改优先级',
    priorityHint: '数字大的先发',
    withdraw: '撤回',
    withdrawTitle: '撤回这条内容',
    withdrawn: '已撤回，可在回收站恢复',
    new: '加入内容',
    newTitle: '加入待发布',
    platformHint: '编号在几个渠道都有账号时要选',
    queue: '加入队列',
    queued: '已加入队列',
    facts: '资料',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
