/** Messages of the executor, by which the driver times its kills. */
export type ExecutorWord = { readonly tag: 'ready' } | { readonly tag: 'send' }

export type ExecutorOrder = 'ledger' | 'naive'

/** The executor's settings, as environment variables. */
export type ExecutorEnv = {
  readonly API_URL: string
  readonly ACCESS_TOKEN: string
  readonly SANDBOX_URL: string
  readonly ACCOUNT_UID: string
  readonly OUTBOX_DIR: string
  readonly ORDER: ExecutorOrder
}

export function isExecutorWord(word: unknown): word is ExecutorWord {
  return typeof word === 'object' && word !== null && 'tag' in word
}
