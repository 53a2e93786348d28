/** Messages of the database's host: its address, and the start and end of an outage. */
export type DatabaseWord =
  | {
      readonly tag: 'database'
      /** Always leads to the current server, also after a fail-over. */
      readonly url: string
      /** Direct address of the first server, for measurements. */
      readonly directUrl: string
    }
  | { readonly tag: 'down' | 'back' }

/**
 * - `kill`: SIGKILL to the server, then a restart; connections fail for `forMs`
 * - `stop`: an orderly stop, then a start after `forMs`
 * - `fail_over`: it stops, and a second server with the same rows takes over the address
 */
export type Outage = { readonly kind: 'kill' | 'stop' | 'fail_over'; readonly forMs: number }

export function isDatabaseWord(word: unknown): word is DatabaseWord {
  if (typeof word !== 'object' || word === null || !('tag' in word)) return false
  return word.tag === 'database' || word.tag === 'down' || word.tag === 'back'
}

export function isOutage(word: unknown): word is Outage {
  return typeof word === 'object' && word !== null && 'kind' in word && 'forMs' in word
}
