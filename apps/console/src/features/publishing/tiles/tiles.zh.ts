export const texts = {
  tiles: {
    layout: '布局',
    single: '单个',
    side: '并排',
    sideOf: '并排 {{total}}',
    add: '添加账号',
    enlarge: '放大 {{name}}',
    remove: '移除 {{name}}',
    unfold: '展开 {{name}}',
    fold: '收起 {{name}}',
    refused: '最多并排 4 个账号',
    refusedHint: '{{names}} 没有显示，移除一个账号后会补上。',
    noRoom: '没有连接：最多同时连接 4 个账号',
    noRoomHint: '其他账号正在运行，或其页面还在等待结果。请停止一个，或稍后再试。',
    pauseAll: '全部暂停',
    resumeAll: '全部继续',
    giveUp: '放弃本条',
    givenUp: '已放弃「{{title}}」，它暂停在队列中',
    resolve: '去核实',
    sound: '需要人工时响一声',
    summary: {
      label: '并排账号合计',
      total: '共',
      done: '已发布',
      problems: '有问题',
      left: '还剩',
      latest: '最近事件',
    },
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
