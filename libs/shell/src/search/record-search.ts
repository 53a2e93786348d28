import type { Clock } from '@omc/core'
import { replaceState, stateOf } from '../state/replace-state.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { parseQuery } from './parse-query.ts'

/** Shorter queries ask the server nothing; an id may be one digit. @source ux: palette, records */
export const RECORDS_FROM_CHARACTERS = 2

/** How long the typing must rest. @source ux: palette, records */
export const RECORDS_DEBOUNCE_MS = 250

export type RecordSearchState<E extends PaletteEntry> = {
  readonly status: 'idle' | 'asking' | 'done' | 'failed'
  readonly records: readonly E[]
}

/** A question on its way. */
export type Asked<E extends PaletteEntry> = {
  readonly answer: Promise<readonly E[]>
  /** The answer is no longer wanted. */
  readonly cancel: () => void
}

export type RecordSearch<E extends PaletteEntry> = {
  /** A valtio state. */
  readonly state: RecordSearchState<E>
  readonly type: (typed: string) => void
  /**
   * Sends nothing and shows no answer until the next input: an input method is at work, or the
   * search has closed.
   */
  readonly hold: () => void
}

/**
 * Asks the server for records while somebody types: from two characters on, after 250 ms of rest.
 * Only the answer to the current input is shown, and a question that no longer stands is cancelled.
 *
 * @param ask  may fail; the palette then shows screens and actions alone
 * @source     ux: palette, records
 */
export function createRecordSearch<E extends PaletteEntry>(
  clock: Clock,
  ask: (typed: string) => Asked<E>,
): RecordSearch<E> {
  const state = stateOf<RecordSearchState<E>>({ status: 'idle', records: [] })
  let turn = 0
  let disarm = (): void => undefined
  let cancel = (): void => undefined
  const set = (next: RecordSearchState<E>) => replaceState(state, next)
  async function run(typed: string, mine: number): Promise<void> {
    const asked = ask(typed)
    cancel = asked.cancel
    const next = await asked.answer.then(
      (records): RecordSearchState<E> => ({ status: 'done', records }),
      (): RecordSearchState<E> => ({ status: 'failed', records: [] }),
    )
    if (mine === turn) set(next)
  }
  /** Ends the question that is about to be sent, or on its way. */
  const leave = (): void => {
    disarm()
    cancel()
    turn += 1
  }
  return {
    state,
    hold() {
      leave()
      set({ status: 'idle', records: state.records })
    },
    type(typed) {
      leave()
      const mine = turn
      if (!asksForRecords(typed)) return set({ status: 'idle', records: [] })
      // The old answers stay until the new ones come, so that the list does not jump.
      set({ status: 'asking', records: state.records })
      disarm = clock.at(clock.now() + RECORDS_DEBOUNCE_MS, () => void run(typed, mine))
    },
  }
}

/** Whether a query asks the server at all. @source ux: palette, records */
export function asksForRecords(typed: string): boolean {
  const { scope, text } = parseQuery(typed)
  if (scope === 'actions') return false
  return text.length >= (scope === 'ids' ? 1 : RECORDS_FROM_CHARACTERS)
}
