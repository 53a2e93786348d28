import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/setting/user', '/ucenter/user'],
  load: () => import('./users.screen.tsx'),
  en: () => import('../../../features/lists/users/users.en.ts'),
})
