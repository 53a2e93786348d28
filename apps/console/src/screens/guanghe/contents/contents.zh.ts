import { texts as desk } from '../../carry/contents/contents.zh.ts'

export const texts = {
  ...desk,
  groupContents: {
    fromSources: '按来源',
    noChannel: '未定渠道',
  },
} as const

type Own = Pick<typeof texts, 'groupContents'>

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
