import { texts as goods } from '../../../features/lists/goudong_gold_pools/goudong-gold-pools.en.ts'

export const texts = {
  ...goods,
  goldDesk: {
    ranks: 'Gold lists',
    edit: 'Set category',
    saved: 'Saved',
    uncategorised: 'No category',
  },
} as const
