import { texts as names } from './figures.zh.ts'

export const texts = {
  ...names,
  stats: {
    range: {
      label: '统计范围',
      today: '今日',
      last7: '7 天',
      last30: '30 天',
      own: '自定义',
      days: '{{since}} 至 {{until}}',
      from: '开始日期',
      to: '结束日期',
      apply: '查看',
      wrong: '结束日期不能早于开始日期，最长 366 天',
    },
    part: {
      days: '日期',
      channels: '渠道',
      accounts: '账号',
      agencies: '机构',
    },
    compare: '对比上期',
    before: '上期 {{value}}',
    beforeHead: '上期',
    tick: '竖线为上期',
    up: '上升',
    down: '下降',
    points: '{{points}} 个点',
    readAt: '读取于 {{time}}',
    table: '表格',
    export: '导出',
    failed: '读取失败',
    notByPart: '这个数字不能按所选条件统计',
    leftOut: '不能按所选条件统计，未计入：{{names}}',
    comma: '、',
    measure: '指标',
    by: '排行方式',
    rankBy: '{{name}}排行',
    day: '日期',
    chartLabel: '{{title}}（{{unit}}）',
    others: '其他',
    unset: '未设置',
    count: '数量',
    sum: '合计',
    figure: '指标',
    step: '步骤',
    passed: '↓ 转化 {{share}}',
    overall: '总转化 {{share}}',
    figures: '汇总数据',
    tables: '明细数据',
    lists: '明细',
    notNarrowed: '下表没有按{{parts}}筛选',
    and: '和',
    empty: '这段时间没有数据',
    emptyHint: '换一段时间，或减少筛选条件',
    try30: '看近 30 天',
    chooseAccount: '选择一个账号',
    chooseAccountHint: '选择账号后，这里显示它的内容、发布和收入',
  },
} as const

type Own = typeof texts

declare module '../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
