import type { KeyValueStore } from '@omc/core'

/** One setting that outlives the page. */
export type KeptValue<T> = {
  readonly read: () => T
  readonly write: (value: T) => void
  /** False once the storage refused to keep something: the setting then lasts as long as the page. */
  readonly isKept: () => boolean
}

export type KeptValueOptions<T> = {
  readonly key: string
  readonly fallback: T
  /** Takes foreign data and gives a good value, piece by piece where it can. */
  readonly parse: (raw: unknown) => T
  /** Asked again each time: in a blocked browser naming the storage already throws. */
  readonly store: () => KeyValueStore
}

/**
 * One setting in the browser's storage. A blocked, full or corrupt storage gives the fallback and
 * never stops the page; a value that cannot be read is removed.
 *
 * @source console spec §4, sidebar and language; reliability F25
 */
export function keptValue<T>({ key, fallback, parse, store }: KeptValueOptions<T>): KeptValue<T> {
  let refused = false
  return {
    read() {
      try {
        const text = store().getItem(key)
        return text === null ? fallback : parse(JSON.parse(text))
      } catch (error) {
        if (error instanceof SyntaxError) forget(store, key)
        else refused = true
        return fallback
      }
    },
    write(value) {
      try {
        store().setItem(key, JSON.stringify(value))
      } catch {
        refused = true
      }
    },
    isKept: () => !refused,
  }
}

function forget(store: () => KeyValueStore, key: string): void {
  try {
    store().removeItem(key)
  } catch {
    // A storage that lets nothing be removed is read again as corrupt next time.
  }
}
