import type { RefusalReason } from '../publishing/run/refusal-reasons.ts'

/** Words of the remote control. */
export const texts = {
  remoteControl: {
    title: '远程控制',
    devices: '设备',
    onlineCount: '在线 {{count}}',
    noDevices: '没有设备',
    noDevicesHint: '有人在发布控制台选择账号后，设备会出现在这里',
    online: '在线',
    offline: '离线',
    lastSeen: '最后在线 {{time}}',
    target: '目标账号',
    chooseTarget: '选择一个账号',
    targetOffline: '这个账号没有在线设备，指令会保留到过期',
    command: '指令',
    page: '页面',
    chooseTargetFirst: '先选择目标账号',
    send: '发送指令',
    resend: '重发',
    cancel: '取消',
    channelDown: '实时通道已断开，暂时不能发送',
    phases: '指令进度',
    phase: {
      issued: '已发送',
      received: '已送达',
      started: '执行中',
      finished: '完成',
      refused: '拒绝',
      expired: '过期',
    },
    silent: '设备未响应',
    silentHint: '指令仍然有效，到 {{time}} 过期。设备恢复后会执行。',
    deleted: '已删除 {{count}} 条',
    confirm: '输入账号名确认',
    sentTo: '「{{command}}」发往 {{name}}',
    detail: {
      'already-running': '已经在运行',
      'not-connected': '账号没有连接',
      'no-outbox': '浏览器不能保存结果',
      'frame-mute': '创作页面没有答复',
      'other-account': '页面登录的是另一个账号',
      'account-check': '账号信息获取失败',
      'no-permission': '账号没有发布权限',
      'not-started': '没有开始',
      'still-ended': '发布队列已结束，没能重新打开',
      'page-not-allowed': '没有这个页面的权限',
      'work-not-allowed': '发布设备上的人没有这项工作的权限',
      'not-supported': '设备不支持这个指令',
      'memory-full': '设备上未完成的指令太多',
      'left-out': '有内容没有处理成功',
      failed: '执行出错',
      interrupted: '执行中被打断',
      expired: '已过期',
      withdrawn: '已取消',
    } satisfies Readonly<Record<RefusalReason, string>>,
    recent: '最近的指令',
    noRecent: '还没有发过指令',
  },
} as const

type Own = typeof texts

declare module '../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
