export const texts = {
  carrySource: {
    title: '来源',
    search: '搜索作者或编号',
    empty: '还没有来源',
    emptyHint: '粘贴作者主页地址即可添加',
    collect: '采集',
    collecting: '正在采集 {{count}} 个来源',
    started: '正在采集所选来源',
    sinceTitle: '采集所选来源',
    sinceHint: '不填起始时间时，从上次采集之后开始',
    edit: '编辑',
    saved: '已保存',
    delete: '删除',
    deleteTitle: '删除这个来源',
    deleted: '已删除，可在回收站恢复',
    status: '改状态',
    statusDone: '已修改状态',
    account: '归到账号',
    accountDone: '已归到账号',
    owner: '内容归人',
    ownerDone: '已将 {{count}} 条内容归给负责人',
    patrol: '立即巡查',
    patrolling: '正在巡查监控中的作者',
    find: '采集得物',
    finding: '正在采集得物',
    add: '添加来源',
    addHint: '先查看是哪位作者，确认后加为来源并开始监控',
    eitherHint: '主页地址和作者编号填一个即可',
    look: '查看作者',
    watch: '加为来源',
    existing: '已是来源',
    added: '已将「{{name}}」加为来源',
    facts: '资料',
    failed: '采集出错：{{error}}',
    next: '下次 {{time}}',
    failing: '采集出错',
    fails: '出错',
    works: '正常',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
