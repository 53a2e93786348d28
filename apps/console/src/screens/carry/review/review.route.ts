import { plainRoute } from '../../../kit/screen-route.ts'

export const route = plainRoute({
  paths: ['/guanghe/gh-pic/audit', '/carry/audit/gh_video'],
  load: () => import('./review.screen.tsx'),
})
