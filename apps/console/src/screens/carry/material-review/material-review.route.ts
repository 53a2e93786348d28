import { textPart } from '../../../kernel/i18n/text-part.ts'
import { plainRoute } from '../../../kit/screen-route.ts'

const reviewTexts = textPart(
  () => import('../review/review.zh.ts'),
  () => import('../review/review.en.ts'),
)

export const route = plainRoute({
  paths: ['/carry/material/check', '/guanghe/material/douyin', '/jingdong/jd-video/douyin'],
  load: () => import('./material-review.screen.tsx'),
  beside: [reviewTexts],
})
