import { insertTexts } from '../../../features/insert-copy/insert-copy-texts.ts'
import { deskTexts, panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/sage'],
  load: () => import('./sage.screen.tsx'),
  en: () => import('../../../features/sage/sage.en.ts'),
  beside: [deskTexts, panelTexts, insertTexts],
})
