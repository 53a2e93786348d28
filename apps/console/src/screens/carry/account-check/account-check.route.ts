import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

const accounts = textPart(
  () => import('../../../features/lists/studio_accounts/studio-accounts.zh.ts'),
  () => import('../../../features/lists/studio_accounts/studio-accounts.en.ts'),
)

const logins = textPart(
  () => import('../../../features/lists/access_accounts/access-accounts.zh.ts'),
  () => import('../../../features/lists/access_accounts/access-accounts.en.ts'),
)

export const route = screenRoute({
  paths: ['/carry/account/audit'],
  load: () => import('./account-check.screen.tsx'),
  en: () => import('./account-check.en.ts'),
  beside: [panelTexts, accounts, logins],
})
