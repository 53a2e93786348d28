import { formTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/ucenter/password'],
  load: () => import('./password.screen.tsx'),
  en: () => import('./password.en.ts'),
  beside: [formTexts],
})
