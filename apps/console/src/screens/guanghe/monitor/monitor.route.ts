import { contentTexts, deskTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/guanghe/gh-video/monitor'],
  load: () => import('./monitor.screen.tsx'),
  en: () => import('./monitor.en.ts'),
  beside: [deskTexts, contentTexts],
})
