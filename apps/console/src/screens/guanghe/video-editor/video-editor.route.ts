import { contentTexts, panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/guanghe/gh-video/creator'],
  load: () => import('./video-editor.screen.tsx'),
  en: () => import('./video-editor.en.ts'),
  beside: [panelTexts, contentTexts],
})
