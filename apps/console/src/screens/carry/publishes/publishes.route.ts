import { deskTexts, laterTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/carry/publish/list', '/guanghe/publish/list'],
  load: () => import('./publishes.screen.tsx'),
  en: () => import('./publishes.en.ts'),
  // Includes the texts of the publishing run: reasons of waits, events.
  beside: [deskTexts, laterTexts],
})
