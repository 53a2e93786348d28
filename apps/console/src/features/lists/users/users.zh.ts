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
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
