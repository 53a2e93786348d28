export const texts = {
  studioSource: {
    title: '工作室来源',
    search: '搜索作者、编号或备注',
    empty: '还没有工作室来源',
    emptyHint: '添加作者主页，为账号采集内容',
    collect: '采集',
    collecting: '正在采集',
    profile: '更新资料',
    profiled: '已更新资料',
    edit: '编辑',
    saved: '已保存',
    add: '添加来源',
    added: '已添加',
    delete: '删除',
    deleteTitle: '删除这个来源',
    deleted: '已删除，可在回收站恢复',
    byHand: '手工添加',
    findHint: '主页地址和作者编号填一个即可，资料从平台读取；已有的来源会更新',
    found: '来源「{{name}}」可以用了',
    facts: '资料',
    newest: '最新内容',
    noContents: '还没有采集到内容',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
