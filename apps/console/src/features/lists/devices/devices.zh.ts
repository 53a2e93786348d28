import { texts as deviceFacts } from '../../../kernel/i18n/zh/device-facts.ts'

export const texts = {
  ...deviceFacts,
  deviceList: {
    title: '设备',
    empty: '还没有设备',
    emptyHint: '在发布控制台选择一个账号，所用的浏览器就会登记为发布设备',
    online: '在线',
    offline: '离线',
    none: '未连接账号',
    command: '发指令',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
