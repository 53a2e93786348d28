import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

const contents = textPart(
  () => import('../../../features/lists/carry_contents/carry-contents.zh.ts'),
  () => import('../../../features/lists/carry_contents/carry-contents.en.ts'),
)

export const route = screenRoute({
  paths: ['/guanghe/panel/audit'],
  load: () => import('./first-look.screen.tsx'),
  en: () => import('./first-look.en.ts'),
  beside: [panelTexts, contents],
})
