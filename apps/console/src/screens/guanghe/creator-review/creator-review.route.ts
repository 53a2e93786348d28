import { carryMaterialTexts } from '../../../features/lists/carry_materials/carry-material-texts.ts'
import { contentTexts, panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/guanghe/panel/material'],
  load: () => import('./creator-review.screen.tsx'),
  en: () => import('./creator-review.en.ts'),
  beside: [panelTexts, contentTexts, carryMaterialTexts],
})
