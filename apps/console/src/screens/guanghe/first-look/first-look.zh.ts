export const texts = {
  screening: {
    pieces: '待初看的内容',
    waiting: '{{count}} 条还没看过，最早采集的在前',
    source: '来源',
    allSources: '全部来源',
    keep: '保留',
    drop: '不用',
    counts: '保留 {{kept}} · 不用 {{dropped}}',
    reason: '不用的原因',
    reasonHint: '选择或填写原因',
    reasons: {
      quality: '图片或画质不达标',
      duplicate: '内容重复',
      advert: '广告或引流',
      unfit: '不适合我们的类目',
      rights: '有版权风险',
    },
    clear: '清除标记',
    send: '提交 {{count}} 条',
    sendKey: '提交',
    sent: '已提交 {{count}} 条',
    sentPartly: '已提交 {{count}} 条，{{refused}} 条未改动：状态已变',
    empty: '全部看完了',
    emptyHint: '新采集的内容会出现在这里',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
