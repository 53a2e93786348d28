import { deskTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/carry/panel/list', '/guanghe/panel/list'],
  load: () => import('./sources.screen.tsx'),
  en: () => import('./sources.en.ts'),
  beside: [deskTexts],
})
