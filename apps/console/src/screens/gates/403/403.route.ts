import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/403'],
  load: () => import('./403.screen.tsx'),
  en: () => import('../gate.en.ts'),
})
