export const texts = {
  accountHealth: {
    title: '账号健康',
    state: { sending: '发布中', online: '在线', fine: '正常' },
    day: '{{name}}今日进度',
    noCap: '今日 {{done}}',
    holds: '{{count}} 条等着',
    unsent: '到期时还剩 {{count}} 条没发',
    noEnd: '登录期限未知',
    endsToday: '登录今天到期',
    endsIn: '登录还有 {{count}} 天',
    allFine: '{{count}} 个，都正常',
    inNeed: '{{count}} 个，{{needs}} 个要处理',
    checkAll: '检查要处理的账号',
    login: '重新登录',
    loginOf: '重新登录 {{name}}',
    checkPassed: '我已完成验证',
    checkEnded: '{{name}} 接着发布',
    noCheck: '{{name}} 没有在等验证',
    forecast: '登录到期预测',
    forecastOf: '登录到期的账号数',
    look: '显示方式',
    bars: '图',
    table: '表',
    ends: '到期',
    accounts: '账号',
    span: {
      over: '已过期',
      soon: '3 天内',
      week: '7 天内',
      month: '30 天内',
      later: '30 天后',
      open: '期限未知',
    },
    todayTitle: '今日发布',
    sent: '今日 {{total}} 次提交',
    rate: '成功率 {{rate}}',
    results: '成功 {{published}}，退回 {{refused}}',
    doubted: '{{count}} 条待核实另算',
  },
} as const

type Own = typeof texts

declare module '../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
