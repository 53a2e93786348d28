/** What the database's host says: where it can be used, and that an outage is over. */
export type DatabaseWord =
  | {
      readonly tag: 'database'
      /** Leads to the server of the moment, also after a fail-over. */
      readonly url: string
      /** The first server itself, with nothing between: for measurements. */
      readonly directUrl: string
    }
  | { readonly tag: 'down' | 'back' }

/**
 * - `kill`: SIGKILL to the server, which is started again; nobody gets through for `forMs`
 * - `stop`: an orderly stop, and a start after `forMs`
 * - `fail_over`: it stops, and a second server with the same rows takes over behind the address
 */
export type Outage = { readonly kind: 'kill' | 'stop' | 'fail_over'; readonly forMs: number }

export function isDatabaseWord(word: unknown): word is DatabaseWord {
  if (typeof word !== 'object' || word === null || !('tag' in word)) return false
  return word.tag === 'database' || word.tag === 'down' || word.tag === 'back'
}

export function isOutage(word: unknown): word is Outage {
  return typeof word === 'object' && word !== null && 'kind' in word && 'forMs' in word
}
