export const texts = {
  accountSync: {
    addHint:
      '登录信息加密保存，不再显示。同一渠道的同一账号只存一份，已有的会更新，回收站中的会恢复',
    added: '账号「{{name}}」可以用了',
    syncAllHint: '逐页读取达人号登录可用的账号，已有的会更新',
    syncStart: '开始同步',
    syncAgain: '再次同步',
    syncRead: '已读取账号',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
