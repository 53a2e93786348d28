import { statsTexts } from '../../../features/stats/stats-texts.ts'
import { contentTexts, panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { plainRoute } from '../../../kit/screen-route.ts'

export const route = plainRoute({
  paths: ['/sweb/order/list'],
  load: () => import('./orders.screen.tsx'),
  beside: [statsTexts, contentTexts, panelTexts],
})
