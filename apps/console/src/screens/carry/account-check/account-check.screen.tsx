import { AccountCheck } from '../../../features/account-check/account-check.tsx'
import { textPart } from '../../../kernel/i18n/text-part.ts'

export { texts } from './account-check.zh.ts'

/** @source console spec §2, account audit; screens §2.6, AccountCheck */
export const Screen = AccountCheck

/** Texts of other parts that it shows. */
export const beside = [
  textPart(
    () => import('../../../features/lists/studio_accounts/studio-accounts.zh.ts'),
    () => import('../../../features/lists/studio_accounts/studio-accounts.en.ts'),
  ),
  textPart(
    () => import('../../../features/lists/access_accounts/access-accounts.zh.ts'),
    () => import('../../../features/lists/access_accounts/access-accounts.en.ts'),
  ),
]
