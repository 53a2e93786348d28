import { deskTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/carry/material/list', '/carry/material/{source}'],
  load: () => import('./materials.screen.tsx'),
  en: () => import('./materials.en.ts'),
  beside: [deskTexts],
})
