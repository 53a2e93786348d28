export const texts = {
  studioContent: {
    title: '工作室内容',
    emptyHint: '采集工作室来源，或上传自己的内容',
    refresh: '更新数据',
    refreshed: '已更新数据',
    oneAccount: '一次只能修改一个账号的内容',
    oneAccountHint: '所选内容属于 {{count}} 个账号。请先按账号筛选，再选择。',
    noAccount: '所选内容还没有归到账号，先在「编辑」中选择账号。',
    toSmart: '转智能内容',
    toSmartDone: '已转为 {{count}} 条智能内容',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
