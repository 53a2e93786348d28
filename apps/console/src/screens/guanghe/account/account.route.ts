import { contentTexts, deskTexts, formTexts, panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/guanghe/account/{id}/edit', '/sweb/account/{id}/edit', '/jingdong/account/{id}/edit'],
  load: () => import('./account.screen.tsx'),
  en: () => import('./account.en.ts'),
  beside: [deskTexts, formTexts, panelTexts, contentTexts],
})
