export const texts = {
  accessAccount: {
    title: '授权账号',
    search: '搜索昵称、编号或备注',
    empty: '还没有授权账号',
    emptyHint: '添加平台账号后，就能代它采集和发布',
    expired: '登录过期',
    valid: '有效',
    backbone: '更新核心数据',
    backboneDone: '已更新核心数据',
    edit: '编辑',
    saved: '已保存',
    delete: '删除',
    deleteTitle: '删除这个授权账号',
    deleted: '已删除，可在回收站恢复',
    cookies: '设置购东登录信息',
    cookiesTitle: '设置购东登录信息',
    cookiesDone: '已设置登录信息',
    add: '添加账号',
    added: '已添加',
    redbook: '保存小红书登录信息',
    redbookDone: '已保存登录信息',
    accounts: '同步达人号',
    accountsDone: '正在同步达人号的账号',
    profile: '资料',
    login: '登录',
    facts: '数据',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
