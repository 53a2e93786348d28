export const texts = {
  channel: {
    title: '渠道',
    search: '搜索渠道或地址',
    empty: '没有渠道',
    emptyHint: '换个条件看看',
    edit: '编辑',
    saved: '已保存渠道',
    tokenHint: '留空则沿用现有令牌；保存后不再显示',
    enabledHint: '停用后，不再向这个渠道发布、查询和采集',
    about: '当前情况',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
