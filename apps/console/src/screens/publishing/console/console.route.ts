import { laterTexts } from '../../../kernel/i18n/later-parts.ts'
import { plainRoute } from '../../../kit/screen-route.ts'

export const route = plainRoute({
  paths: ['/console'],
  load: () => import('./console.screen.tsx'),
  beside: [laterTexts],
})
