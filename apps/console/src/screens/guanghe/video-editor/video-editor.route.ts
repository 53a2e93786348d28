import { contentTexts, panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

const studioContentTexts = textPart(
  () => import('../../../features/lists/studio_contents/studio-contents.zh.ts'),
  () => import('../../../features/lists/studio_contents/studio-contents.en.ts'),
)
const reviewTexts = textPart(
  () => import('../../carry/review/review.zh.ts'),
  () => import('../../carry/review/review.en.ts'),
)

export const route = screenRoute({
  paths: ['/guanghe/gh-video/creator'],
  load: () => import('./video-editor.screen.tsx'),
  en: () => import('./video-editor.en.ts'),
  beside: [panelTexts, contentTexts, studioContentTexts, reviewTexts],
})
