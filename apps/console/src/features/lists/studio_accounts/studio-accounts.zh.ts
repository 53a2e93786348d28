export const texts = {
  studioAccount: {
    title: '账号',
    search: '搜索昵称、编号或备注',
    expired: '登录过期',
    notExpired: '登录有效',
    cooling: '待人工验证',
    shortQueue: '队列不足',
    unattended: '没有人在发布',
    empty: '还没有账号',
    emptyHint: '安装插件并登录后会自动出现',
    posts: '今日发布',
    permitted: '可发布',
    refused: '无发布权限',
    check: '检查',
    checking: '正在检查账号',
    checkingMany: '正在检查 {{count}} 个账号',
    refresh: '刷新资料',
    refreshing: '正在刷新 {{count}} 个账号的资料',
    open: '打开账号页',
    console: '发布台',
    ended: '队列已结束',
    startAgain: '重新开始',
    startedAgain: '{{name}} 的队列已重新打开',
    incomplete: '资料不全',
    edit: '编辑',
    saved: '已保存',
    delete: '删除',
    deleteTitle: '删除这个账号',
    deleted: '已删除，可在回收站恢复',
    profile: '资料',
    publishing: '发布',
    login: '登录',
    importFile: '导入修改',
    add: '添加账号',
    syncAll: '同步达人号',
    groups: '群组',
    askGroups: '向渠道查询群组',
    noGroups: '这个账号没有群组',
    members: '{{count}} 个账号',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
