import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/guanghe/panel/audit'],
  load: () => import('./first-look.screen.tsx'),
  en: () => import('./first-look.en.ts'),
  beside: [panelTexts],
})
