import { useSyncExternalStore } from 'react'

/** What the parts of `@omc/shell` have in common: a state that is replaced, and news of it. */
export type Store<T> = {
  readonly getState: () => T
  /** @returns stops listening */
  readonly subscribe: (listener: () => void) => () => void
}

/** The state of a store; the component follows it. */
export const useStore = <T>({ subscribe, getState }: Store<T>): T =>
  useSyncExternalStore(subscribe, getState)

/**
 * One part of a store's state; the component follows only that.
 *
 * @param select  gives a value that stays the same while nothing changed: no new objects
 */
export const useStorePart = <T, Part>(
  { subscribe, getState }: Store<T>,
  select: (state: T) => Part,
): Part => useSyncExternalStore(subscribe, () => select(getState()))
