export const texts = {
  assigning: {
    match: '匹配账号',
    matchHint: '按平台、类目和当日剩余数量推荐，确认后才分配',
    give: '分配 {{count}} 条',
    given: '已分配 {{count}} 条',
    proposal: '{{name}} · {{why}}',
    room: '今日还可发 {{count}} 条',
    why: { category: '类目相符', platform: '平台相符' },
    whyNot: {
      not_found: '内容已不存在',
      no_platform: '没有渠道相符的账号',
      no_room: '账号今日已满',
    },
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
