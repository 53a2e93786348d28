import { carryMaterialTexts } from '../../../features/lists/carry_materials/carry-material-texts.ts'
import { contentTexts, panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

const reviewTexts = textPart(
  () => import('../../carry/review/review.zh.ts'),
  () => import('../../carry/review/review.en.ts'),
)
export const route = screenRoute({
  paths: ['/guanghe/panel/material'],
  load: () => import('./creator-review.screen.tsx'),
  en: () => import('./creator-review.en.ts'),
  beside: [panelTexts, contentTexts, reviewTexts, carryMaterialTexts],
})
