export const texts = {
  businessTeam: {
    title: '团队',
    search: '搜索团队名称或团队码',
    empty: '还没有团队',
    emptyHint: '新建团队后，成员用团队码注册',
    new: '新建团队',
    made: '已新建团队',
    edit: '编辑',
    saved: '已保存',
    delete: '删除',
    deleteTitle: '删除这个团队',
    deleteHint: '团队的成员将无法登录；输入团队名称以确认',
    deleted: '已删除，可在回收站恢复',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
