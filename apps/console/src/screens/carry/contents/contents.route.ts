import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/carry/content/list'],
  load: () => import('./contents.screen.tsx'),
  en: () => import('./contents.en.ts'),
})
