import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/carry/gold/rank'],
  load: () => import('./gold.screen.tsx'),
  en: () => import('../../../features/gold/gold.en.ts'),
})
