export const texts = {
  studioContent: {
    title: '工作室内容',
    emptyHint: '采集工作室来源，或上传自己的内容',
    refresh: '更新数据',
    refreshed: '已更新数据',
    toSmart: '转智能内容',
    toSmartDone: '已转为 {{count}} 条智能内容',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
