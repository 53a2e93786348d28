import type { Result } from '@omc/sdk'
import { createContext, use } from 'react'

export type Account = Result<'studio_accounts.get'>

const AccountContext = createContext<Account | null>(null)
export const AccountProvider = AccountContext.Provider

/** The account of the page. */
export function useAccount(): Account {
  const account = use(AccountContext)
  if (account === null) throw new Error('outside the page of an account')
  return account
}
