import { deskTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/guanghe/panel/douyin'],
  load: () => import('./pools.screen.tsx'),
  en: () => import('./pools.en.ts'),
  beside: [deskTexts],
})
