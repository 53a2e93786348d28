import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/ucenter/landing'],
  load: () => import('./landing.screen.tsx'),
  en: () => import('./landing.en.ts'),
})
