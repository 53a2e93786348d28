import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/carry/publish/list'],
  load: () => import('./publishes.screen.tsx'),
  en: () => import('./publishes.en.ts'),
})
