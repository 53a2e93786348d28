import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/401'],
  load: () => import('./401.screen.tsx'),
  en: () => import('../gate.en.ts'),
})
