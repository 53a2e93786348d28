import { textPart } from '../../../kernel/i18n/text-part.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

const goods = textPart(
  () => import('../../../features/lists/goudong_gold_pools/goudong-gold-pools.zh.ts'),
  () => import('../../../features/lists/goudong_gold_pools/goudong-gold-pools.en.ts'),
)

export const route = screenRoute({
  paths: ['/carry/gold/rank'],
  load: () => import('./gold.screen.tsx'),
  en: () => import('../../../features/gold/gold.en.ts'),
  beside: [goods],
})
