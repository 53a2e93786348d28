import { collectTexts } from '../../../features/collect/collect-texts.ts'
import { carryMaterialTexts } from '../../../features/lists/carry_materials/carry-material-texts.ts'
import { contentTexts, deskTexts, formTexts, panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { plainRoute } from '../../../kit/screen-route.ts'

export const route = plainRoute({
  paths: ['/guanghe/gh-pic/new'],
  load: () => import('./collect-pictures.screen.tsx'),
  beside: [deskTexts, formTexts, panelTexts, contentTexts, carryMaterialTexts, collectTexts],
})
