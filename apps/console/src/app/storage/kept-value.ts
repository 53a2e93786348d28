/** The part of `Storage` that settings need. */
export type SettingsStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type KeptValue<T> = {
  readonly read: () => T
  readonly write: (value: T) => void
  /** False once the browser refused to keep something: settings then last as long as the page. */
  readonly isKept: () => boolean
}

export type KeptValueOptions<T> = {
  readonly key: string
  readonly fallback: T
  /** Takes foreign data and gives a good value, piece by piece where it can. */
  readonly parse: (raw: unknown) => T
  readonly storage?: () => SettingsStorage
}

/**
 * One setting in the browser's storage. A blocked, full or corrupt storage gives the fallback and
 * never stops the page; a value that cannot be read is removed.
 *
 * @source reliability F25
 */
export function keptValue<T>(options: KeptValueOptions<T>): KeptValue<T> {
  const { key, fallback, parse, storage = () => globalThis.localStorage } = options
  let refused = false
  return {
    read() {
      try {
        const text = storage().getItem(key)
        if (text === null) return fallback
        return parse(JSON.parse(text))
      } catch (error) {
        if (error instanceof SyntaxError) forget(storage, key)
        else refused = true
        return fallback
      }
    },
    write(value) {
      try {
        storage().setItem(key, JSON.stringify(value))
      } catch {
        refused = true
      }
    },
    isKept: () => !refused,
  }
}

function forget(storage: () => SettingsStorage, key: string): void {
  try {
    storage().removeItem(key)
  } catch {
    // A storage that lets nothing be removed is read again as corrupt next time.
  }
}
