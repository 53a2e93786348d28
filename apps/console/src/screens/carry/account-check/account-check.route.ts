import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/carry/account/audit'],
  load: () => import('./account-check.screen.tsx'),
  en: () => import('./account-check.en.ts'),
  beside: [panelTexts],
})
