import type { Clock } from '@omc/core'
import { replaceState, stateOf } from '../state/replace-state.ts'
import type { ClientError, ErrorKind } from './client-error.ts'
import { describeError } from './describe-error.ts'
import { isNoise } from './is-noise.ts'
import { hideSecrets, scrubAddress } from './scrub.ts'

/** The oldest rows go first. Ours: the specification names no bound. */
export const ERROR_LOG_MAX_ROWS = 100

export type ErrorLogState = {
  /** The latest first. */
  readonly rows: readonly ClientError[]
  /** Every error since the last clear, repeated ones too: the badge. */
  readonly count: number
}

export type NewError = {
  readonly thrown: unknown
  readonly kind: ErrorKind
  /** The address of the page. */
  readonly url: string
}

export type ErrorLog = {
  /** A valtio state. */
  readonly state: ErrorLogState
  /** @returns whether it was taken up; noise of extensions and browsers is not */
  readonly add: (error: NewError) => boolean
  /** "Dismiss for now". */
  readonly clear: () => void
}

const EMPTY: ErrorLogState = { rows: [], count: 0 }

/**
 * The errors of this page, bounded, without secrets. The same error on the same screen is one row
 * that counts.
 *
 * @source console spec §2, error-log dialog; §8, global error handler
 */
export function createErrorLog(clock: Clock): ErrorLog {
  const state = stateOf(EMPTY)
  let lastId = 0
  const set = (next: ErrorLogState) => replaceState(state, next)
  return {
    state,
    add({ thrown, kind, url }) {
      const text = describeError(thrown)
      if (isNoise(text)) return false
      const now = clock.now()
      const row = {
        kind,
        url: scrubAddress(url),
        message: hideSecrets(text.message),
        stack: hideSecrets(text.stack),
        lastAt: now,
      }
      const same = state.rows.find((other) => keyOf(other) === keyOf(row))
      const next: ClientError = {
        ...row,
        id: same?.id ?? String((lastId += 1)),
        firstAt: same?.firstAt ?? now,
        count: (same?.count ?? 0) + 1,
      }
      const others = state.rows.filter((other) => other !== same)
      set({
        rows: [next, ...others].slice(0, ERROR_LOG_MAX_ROWS),
        count: state.count + 1,
      })
      return true
    },
    clear: () => set(EMPTY),
  }
}

// The first two frames tell two places with the same message apart; the rest is how one got there.
const keyOf = (row: Pick<ClientError, 'kind' | 'url' | 'message' | 'stack'>): string =>
  [row.kind, row.url, row.message, ...row.stack.split('\n').slice(0, 3)].join('\n')
