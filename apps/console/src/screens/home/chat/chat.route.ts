import { insertTexts } from '../../../features/insert-copy/insert-copy-texts.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/chat'],
  load: () => import('./chat.screen.tsx'),
  en: () => import('./chat.en.ts'),
  beside: [panelTexts, insertTexts],
})
