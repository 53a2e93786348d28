export const texts = {
  accountDay: {
    choose: '选择日期',
    before: '前一天',
    after: '后一天',
    day: '日期',
    today: '回到今天',
    zone: '时间按 {{zone}}',
    nothing: '这一天没有发布动作',
    nothingHint: '设备连接账号、取出和发布内容的每一步都会记在这里',
    overview: '当日概览',
    sum: { published: '发布成功', refused: '退回', waiting: '等待重试', unknown: '结果待核实' },
    lane: { device: '设备占用', posts: '发布', rest: '冷却' },
    steps: '每一步（{{count}}）',
    timeline: '当日时间线',
    noneOfKind: '没有这类动作',
    more: '这一天动作很多，只显示前 {{count}} 步',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
