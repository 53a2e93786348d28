import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/guanghe/monitor/list'],
  load: () => import('./monitors.screen.tsx'),
  en: () => import('../../../features/lists/carry_sources/carry-sources.en.ts'),
})
