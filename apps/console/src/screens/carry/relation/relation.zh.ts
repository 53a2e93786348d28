export const texts = {
  relation: {
    hint: '选一个人或账号，后面的列只看归他的；勾选后再分配',
    steps: '步骤',
    people: '人',
    accounts: '账号',
    sources: '来源',
    bonds: '绑定',
    nobody: '无人',
    noAccount: '未归账号',
    noAccountNote: '还没有账号的来源',
    none: '没有',
    mark: '勾选{{name}}',
    markAll: '全选{{title}}',
    marked: '已选 {{count}}',
    findPerson: '搜索姓名',
    findAccount: '搜索账号',
    findSource: '搜索来源',
    toPerson: '归到人',
    toPersonTitle: '账号归到人',
    toAccount: '归到账号',
    toAccountTitle: '来源归到账号',
    followPerson: '随账号换人',
    followPersonTitle: '「{{name}}」的全部来源换人',
    contentsFollow: '内容随来源',
    contentsFollowHint: '没有人负责的采集内容，会得到来源的负责人和类目；手动分过的不变',
    preview: '{{count}} 项将归到“{{name}}”',
    changes: '将会改变',
    same: '{{count}} 项已经是，不变',
    confirm: '确认 {{count}} 项',
    moved: '已归到新负责人 {{count}} 项',
    back: '撤销：{{title}}',
    sync: '同步绑定',
    syncStarted: '已开始同步',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
