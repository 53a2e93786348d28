import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/setting/category'],
  load: () => import('./category.screen.tsx'),
  en: () => import('../../../features/lists/business_categories/business-categories.en.ts'),
})
