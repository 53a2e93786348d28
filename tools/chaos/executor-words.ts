/** Messages of the executor, by which the driver times its kills. */
export type ExecutorWord = { readonly tag: 'ready' } | { readonly tag: 'send' }

export type ExecutorOrder = 'ledger' | 'naive'

/** The executor's settings, as environment variables. */
export type ExecutorEnv = {
  readonly API_URL: string
  readonly ACCESS_TOKEN: string
  readonly SANDBOX_URL: string
  /** Separated by commas. */
  readonly ACCOUNT_UIDS: string
  /** Has a folder for each account. */
  readonly OUTBOX_DIR: string
  readonly ORDER: ExecutorOrder
}

/** What the stand-in channel says of a content that the server sends to it. */
type ServerSend = { readonly tag: 'server-send'; readonly uid: string }

export const isServerSend = (word: unknown): word is ServerSend =>
  typeof word === 'object' && word !== null && 'uid' in word

export function isExecutorWord(word: unknown): word is ExecutorWord {
  return typeof word === 'object' && word !== null && 'tag' in word
}
