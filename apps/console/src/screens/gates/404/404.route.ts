import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/404'],
  load: () => import('./404.screen.tsx'),
  en: () => import('../gate.en.ts'),
})
