import type { KeyValueStore } from '@omc/core'
import { keptValue, type KeptValue } from '@omc/shell'
import { addressOf } from '../../account-address/account-key.ts'
import {
  parseRunMemory,
  parseRunOptions,
  runMemoryKey,
  runOptionsKey,
  type RunMemory,
  type RunOptions,
} from './run-options.ts'

type Store = () => KeyValueStore

/** The options of an account; until it has its own, those that an earlier version kept by its uid. */
export function keptOptions(key: string, store: Store): KeptValue<RunOptions | null> {
  const [own, older] = ownAndOlder(key, (name) =>
    keptValue({ key: runOptionsKey(name), fallback: null, parse: parseRunOptions, store }),
  )
  return { ...own, read: () => own.read() ?? older?.read() ?? null }
}

/** The run of an account; one that an earlier version kept by its uid is found once. */
export function keptMemory(key: string, store: Store): KeptValue<RunMemory | null> {
  const [own, older] = ownAndOlder(key, (name) =>
    keptValue({ key: runMemoryKey(name), fallback: null, parse: parseRunMemory, store }),
  )
  return {
    ...own,
    read: () => own.read() ?? older?.read() ?? null,
    write(memory) {
      if (older?.read()) older.write(null)
      own.write(memory)
    },
  }
}

function ownAndOlder<T>(
  key: string,
  keptAs: (name: string) => KeptValue<T>,
): readonly [KeptValue<T>, KeptValue<T> | null] {
  const { uid } = addressOf(key)
  return [keptAs(key), uid === key ? null : keptAs(uid)]
}
