import { lockName } from './account-lock.ts'
import { parseRunMemory, runMemoryKey } from './run-options.ts'

type Kept = Pick<Storage, 'length' | 'key' | 'getItem'>
type Locks = Pick<LockManager, 'query'>

/** Accounts whose run this browser has kept and no tab carries on. A blocked storage has none. */
export async function interruptedUids(
  kept: Kept,
  locks: Locks | undefined,
): Promise<readonly string[]> {
  const prefix = runMemoryKey('')
  const uids = Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? '')
    .filter((key) => key.startsWith(prefix) && isRun(kept.getItem(key)))
    .map((key) => key.slice(prefix.length))
  if (uids.length === 0 || !locks) return uids
  const { held = [] } = await locks.query()
  const running = new Set(held.map(({ name }) => name))
  return uids.filter((uid) => !running.has(lockName(uid)))
}

function isRun(text: string | null): boolean {
  try {
    return parseRunMemory(JSON.parse(text ?? 'null')) !== null
  } catch {
    return false
  }
}
