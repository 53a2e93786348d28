import { source } from '../stats-source.ts'

const filters = { channels: 'platform', agencies: 'mcn_name' } as const

/** Accounts that came in the days of a place. */
export const newAccounts = source('users.signing_statistics', { filters })
/** All accounts, whenever they came. */
export const allAccounts = source('users.signing_statistics', { days: 'all', filters })
export const signedAccounts = source('users.signing_statistics', {
  days: 'all',
  filters,
  fixed: { 'filter[has_already_sign]': true },
})
