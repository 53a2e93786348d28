import { screenRoute } from '../../../kit/screen-route.ts'

const goods = {
  zh: () => import('../../../features/lists/goudong_gold_pools/goudong-gold-pools.zh.ts'),
  en: () => import('../../../features/lists/goudong_gold_pools/goudong-gold-pools.en.ts'),
}

export const route = screenRoute({
  paths: ['/carry/gold/rank'],
  load: () => import('./gold.screen.tsx'),
  en: () => import('./gold.en.ts'),
  beside: [goods],
})
