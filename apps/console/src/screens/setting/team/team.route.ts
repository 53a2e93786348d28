import { deskTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/setting/team'],
  load: () => import('./team.screen.tsx'),
  en: () => import('./team.en.ts'),
  beside: [deskTexts],
})
