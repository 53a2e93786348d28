import { textPart } from '../../../kernel/i18n/text-part.ts'
import { plainRoute } from '../../../kit/screen-route.ts'

const reviewTexts = textPart(
  () => import('./review.zh.ts'),
  () => import('./review.en.ts'),
)

export const route = plainRoute({
  paths: ['/guanghe/gh-pic/audit', '/carry/audit/gh_video'],
  load: () => import('./review.screen.tsx'),
  beside: [reviewTexts],
})
