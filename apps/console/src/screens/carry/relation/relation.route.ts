import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/carry/account/relation'],
  load: () => import('./relation.screen.tsx'),
  en: () => import('./relation.en.ts'),
  beside: [panelTexts],
})
