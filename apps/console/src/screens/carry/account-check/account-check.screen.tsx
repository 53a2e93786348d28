import { AccountCheck } from '../../../features/account-check/account-check.tsx'

export { texts } from './account-check.zh.ts'

/** @source console spec §2, account audit; screens §2.6, AccountCheck */
export const Screen = AccountCheck
