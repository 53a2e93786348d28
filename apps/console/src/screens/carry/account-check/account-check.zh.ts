export const texts = {
  accountCheck: {
    all: '全部',
    problems: '按问题筛选',
    checkAll: '全部检查',
    fine: '所有账号正常',
    fineHint: '登录过期、无发布权限或资料不全的账号会出现在这里',
    stop: '停用',
    stopTitle: '停用账号「{{name}}」',
    stopHint: '停用后不再出现在列表和发布台，可在账号页重新启用',
    stopped: '已停用账号',
    logins: '已过期的授权 {{count}}',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
