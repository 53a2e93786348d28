import { addressOf } from '../../account-address/account-key.ts'
import { lockName } from './account-lock.ts'
import { parseRunMemory, runMemoryKey } from './run-options.ts'

type Kept = Pick<Storage, 'length' | 'key' | 'getItem'>
type Locks = Pick<LockManager, 'query'>

/**
 * Keys of accounts whose run this browser has kept and no tab carries on. A blocked storage has none.
 */
export async function interruptedRuns(
  kept: Kept,
  locks: Locks | undefined,
): Promise<readonly string[]> {
  const prefix = runMemoryKey('')
  const keys = Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? '')
    .filter((entry) => entry.startsWith(prefix) && isRun(kept.getItem(entry)))
    .map((entry) => entry.slice(prefix.length))
  if (keys.length === 0 || !locks) return keys
  const { held = [] } = await locks.query()
  const running = new Set(held.map(({ name }) => name))
  // A tab may hold the account by its uid alone, as an earlier version did.
  const names = (key: string) => [key, addressOf(key).uid]
  return keys.filter((key) => !names(key).some((name) => running.has(lockName(name))))
}

function isRun(text: string | null): boolean {
  try {
    return parseRunMemory(JSON.parse(text ?? 'null')) !== null
  } catch {
    return false
  }
}
