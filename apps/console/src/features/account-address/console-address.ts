import { calledBy } from './account-key.ts'

/** Publishing console of an account. */
export const consoleAddress = (account: Parameters<typeof calledBy>[0]): string =>
  `/console?${new URLSearchParams(calledBy(account)).toString()}`
