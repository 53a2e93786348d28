import { deskTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/guanghe/panel/buyin'],
  load: () => import('./creators.screen.tsx'),
  en: () => import('./creators.en.ts'),
  beside: [deskTexts],
})
