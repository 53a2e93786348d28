import { contentTexts, deskTexts, formTexts, panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

const accountTexts = textPart(
  () => import('../../../features/lists/studio_accounts/studio-accounts.zh.ts'),
  () => import('../../../features/lists/studio_accounts/studio-accounts.en.ts'),
)

const loginTexts = textPart(
  () => import('../../../features/lists/access_accounts/access-accounts.zh.ts'),
  () => import('../../../features/lists/access_accounts/access-accounts.en.ts'),
)

export const route = screenRoute({
  paths: ['/guanghe/account/{id}/edit', '/sweb/account/{id}/edit', '/jingdong/account/{id}/edit'],
  load: () => import('./account.screen.tsx'),
  en: () => import('./account.en.ts'),
  beside: [deskTexts, formTexts, panelTexts, contentTexts, accountTexts, loginTexts],
})
