import { contentTexts, deskTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/sweb/ali-video/sweb'],
  load: () => import('./videos.screen.tsx'),
  en: () => import('./videos.en.ts'),
  beside: [deskTexts, contentTexts],
})
