import { contentTexts, deskTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/carry/content/list', '/jingdong/content/list', '/carry/content/{channel}'],
  load: () => import('./contents.screen.tsx'),
  en: () => import('./contents.en.ts'),
  beside: [deskTexts, contentTexts],
})
