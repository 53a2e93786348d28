export const texts = {
  teamDesk: {
    info: '资料',
    teams: '团队',
    members: '成员',
    rules: '渠道规则',
    channels: '渠道',
    webhooks: '回调',
    deliveries: '回调记录',
    audit: '审计',
    jobs: '后台任务',
    exports: '导出文件',
  },
  teamInfo: {
    name: '团队名称',
    key: '团队码',
    keyHint: '新成员用它注册',
    members: '成员',
    toMembers: '查看成员',
    accounts: '账号',
    toAccounts: '查看账号',
    settings: '团队设置',
    settingsHint: '每个设置单独保存，对整个团队生效',
    save: '保存',
    settingSaved: '已保存 {{name}}',
    remove: '移除 {{name}}',
    removed: '已移除 {{name}}',
    newName: '新设置的名称',
    newValue: '值',
    add: '添加',
    nameFault: '名称以字母开头，可用字母、数字、点、横线和下划线，最多 60 位',
    nameTaken: '已有设置 {{name}}',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
