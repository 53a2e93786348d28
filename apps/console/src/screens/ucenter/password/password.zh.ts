export const texts = {
  password: {
    intro: '修改后，其他设备上的登录会全部退出',
    nextHint: '至少 8 位，不能与当前密码相同，也不能包含用户名',
    repeat: '再次输入新密码',
    submit: '修改密码',
    done: '密码已修改，已退出 {{count}} 个其他登录',
    error: {
      next: '新密码至少 8 位',
      same: '新密码不能与当前密码相同',
      repeat: '两次输入的密码不一致',
    },
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
