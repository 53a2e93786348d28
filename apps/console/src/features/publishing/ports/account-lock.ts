/** Tab that runs an account in this browser. */
export type LockHolder = { readonly tabId: string; readonly sinceAt: number }

export type AccountLock =
  | { readonly tag: 'held'; readonly release: () => void }
  | { readonly tag: 'taken'; readonly holder: LockHolder | null }

export type AccountLocks = {
  /** Locks the account for this tab, or returns the current holder. */
  readonly take: (name: string) => Promise<AccountLock>
  /** Calls back once when the account becomes free. @returns function that stops waiting */
  readonly whenFree: (name: string, run: () => void) => () => void
}

type Locks = Pick<LockManager, 'request'>
type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const lockName = (name: string): string => `omc:publishing:${name}`
const noteKey = (name: string): string => `omc.publishing.holder.${name}`

/**
 * Limits an account to one tab of this browser with Web Locks, which the browser releases when the
 * tab dies. A browser without Web Locks relies on the server's lease.
 *
 * @source reliability F7
 */
export function createAccountLocks(options: {
  readonly locks: Locks | undefined
  readonly notes: Notes
  readonly tabId: string
  readonly now: () => number
}): AccountLocks {
  const { locks, notes, tabId } = options

  function take(name: string): Promise<AccountLock> {
    if (!locks) return Promise.resolve({ tag: 'held', release: () => {} })
    return new Promise((resolve, reject) => {
      locks
        .request(lockName(name), { ifAvailable: true }, (lock) => {
          if (!lock) {
            resolve({ tag: 'taken', holder: readHolder(notes, name) })
            return undefined
          }
          return new Promise<void>((free) => {
            writeHolder(notes, name, { tabId, sinceAt: options.now() })
            resolve({ tag: 'held', release: free })
          })
        })
        .catch(reject)
    })
  }

  function whenFree(name: string, run: () => void): () => void {
    const stop = new AbortController()
    locks
      ?.request(lockName(name), { signal: stop.signal }, () => undefined)
      .then(run)
      .catch((error: unknown) => {
        if (!stop.signal.aborted) throw error
      })
    return () => stop.abort()
  }

  return { take, whenFree }
}

function readHolder(notes: Notes, name: string): LockHolder | null {
  try {
    const note: unknown = JSON.parse(notes.getItem(noteKey(name)) ?? 'null')
    if (typeof note !== 'object' || note === null) return null
    const tabId = 'tabId' in note ? note.tabId : null
    const sinceAt = 'sinceAt' in note ? note.sinceAt : null
    return typeof tabId === 'string' && typeof sinceAt === 'number' ? { tabId, sinceAt } : null
  } catch {
    // The note is only shown to people; an unreadable one is ignored.
    return null
  }
}

function writeHolder(notes: Notes, name: string, holder: LockHolder): void {
  try {
    notes.setItem(noteKey(name), JSON.stringify(holder))
  } catch {
    // Storage full or blocked: the lock still holds, only its note is missing.
  }
}
