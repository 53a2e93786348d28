import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/home'],
  load: () => import('./home.screen.tsx'),
  en: () => import('./home.en.ts'),
})
