import { contentTexts, deskTexts, panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/guanghe/panel/daren'],
  load: () => import('./daren.screen.tsx'),
  en: () => import('./daren.en.ts'),
  beside: [deskTexts, contentTexts, panelTexts],
})
