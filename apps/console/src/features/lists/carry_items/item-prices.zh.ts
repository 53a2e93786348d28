export const texts = {
  itemPrices: {
    title: '每日价格',
    none: '近 {{days}} 天没有价格记录',
    same: '近 {{days}} 天有 {{known}} 天记录，价格都是 {{lowest}}',
    span: '近 {{days}} 天有 {{known}} 天记录，价格在 {{lowest}} 到 {{highest}} 之间',
    chart: '每日价格和佣金（元）',
    table: '表格',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
