import { texts as goods } from '../../../features/lists/goudong_gold_pools/goudong-gold-pools.zh.ts'

export const texts = {
  ...goods,
  goldDesk: {
    ranks: '榜单',
    edit: '设置类目',
    saved: '已保存',
    uncategorised: '未归类',
  },
} as const

type Own = Pick<typeof texts, 'goldDesk'>

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
