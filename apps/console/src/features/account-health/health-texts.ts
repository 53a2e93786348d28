import { textPart } from '../../kernel/i18n/text-part.ts'

/** Texts of the health of accounts. */
export const healthTexts = textPart(
  () => import('./account-health.zh.ts'),
  () => import('./account-health.en.ts'),
)

/** Words of accounts and their problems, which a list of accounts brings elsewhere. */
export const accountTexts = textPart(
  () => import('../lists/studio_accounts/studio-accounts.zh.ts'),
  () => import('../lists/studio_accounts/studio-accounts.en.ts'),
)
