import { plainRoute } from '../../../kit/screen-route.ts'

export const route = plainRoute({
  paths: ['/carry/material/check', '/guanghe/material/douyin', '/jingdong/jd-video/douyin'],
  load: () => import('./material-review.screen.tsx'),
})
