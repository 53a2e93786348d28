export const texts = {
  accountToday: {
    title: '今日统计',
    published: '已发布',
    refused: '失败',
    doubted: '待核实',
    waiting: '等待',
    written: '今日创作内容：分到 {{assigned}} · 入队 {{queued}} · 已发布 {{published}}',
    queue: '今日队列',
    noQueue: '今天没有等待发布的内容',
    from: '{{time}} 起',
    more: '还有 {{count}} 条',
    later: '今天之后 {{count}} 条',
    whole: '查看全部队列',
    places: '打开',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
