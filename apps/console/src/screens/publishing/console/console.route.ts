import { contentTexts, deskTexts, laterTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/console'],
  load: () => import('./console.screen.tsx'),
  en: () => import('./console.en.ts'),
  beside: [deskTexts, laterTexts, contentTexts],
})
