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
  signIns: {
    title: '登录设备',
    thisDevice: '本机',
    unknownDevice: '未知设备',
    lastUsed: '最近使用',
    signedIn: '登录于',
    more: '共 {{total}} 个登录，这里显示最近使用的 100 个',
    end: '退出',
    endDevice: '退出 {{device}}',
    ended: '已退出 {{device}}',
    endOthers: '退出其他设备',
    askOthers: '退出其他 {{count}} 个登录',
    askOthersHint: '这些设备会立即退出，没有保存的内容会丢失；本机保持登录',
    confirmOthers: '退出 {{count}} 个登录',
    othersEnded: '已退出 {{count}} 个登录',
    renew: '更换令牌',
    renewHint: '本机已发出的访问令牌立即失效，登录保持不变',
    renewed: '访问令牌已更换',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
