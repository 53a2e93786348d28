export const texts = {
  user: {
    state: '状态',
    search: '搜索姓名、用户名或手机号',
    empty: '还没有用户',
    emptyHint: '团队成员会出现在这里',
    edit: '编辑',
    online: '在线',
    offline: '离线',
    disabled: '已停用',
    title: '用户',
    about: '账号信息',
    signing: '签约情况',
    signed: '已签约 / 全部账号',
    noAccounts: '名下还没有账号',
    new: '新建用户',
    made: '已新建用户 {{name}}',
    passwordHint: '至少 8 位，不能包含用户名；请把它交给本人，登录后可自行修改',
    disable: '停用',
    disableTitle: '停用 {{name}}',
    disableHint: '停用后立即退出登录，不能再登录；资料和内容保留，可随时启用',
    disabledDone: '已停用 {{name}}',
    enable: '启用',
    enabledDone: '已启用 {{name}}',
    delete: '删除',
    deleteTitle: '删除 {{name}}',
    deleteHint: '删除后立即退出登录，不能再登录；可在回收站恢复',
    deleted: '已删除 {{name}}，可在回收站恢复',
    deleteSome: '删除 {{count}} 个用户',
    deleteCount: '删除 {{count}} 个',
    deletedCount: '已删除 {{count}} 个用户',
    forbidden: '没有权限',
    forbiddenHint: '查看用户需要团队主管或管理员的权限',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
