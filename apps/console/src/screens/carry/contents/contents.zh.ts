export const texts = {
  contentsDesk: {
    carry: '采集',
    creator: '创作',
    smart: '智能',
    creative: '创意',
    studio: '工作室',
    windmill: '风车',
    windmillContents: '内容',
    crowds: '人群',
    noChannel: '没有这个渠道',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
