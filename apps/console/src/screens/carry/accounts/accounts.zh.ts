export const texts = {
  accountsDesk: {
    studio: '账号',
    health: '健康',
    access: '授权账号',
    plans: '计划',
    calendar: '日历',
    devices: '设备',
    commands: '指令',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
