import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/setting/user'],
  load: () => import('./users.screen.tsx'),
  en: () => import('./users.en.ts'),
})
