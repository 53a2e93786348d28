/** Who runs an account in this browser. */
export type LockHolder = { readonly tabId: string; readonly sinceAt: number }

export type AccountLock =
  | { readonly tag: 'held'; readonly release: () => void }
  | { readonly tag: 'taken'; readonly holder: LockHolder | null }

export type AccountLocks = {
  /** Takes the account for this tab, or says who has it. */
  readonly take: (uid: string) => Promise<AccountLock>
  /** Calls back once when the account has become free; gives back "stop waiting". */
  readonly whenFree: (uid: string, run: () => void) => () => void
}

type Locks = Pick<LockManager, 'request'>
type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const lockName = (uid: string): string => `omc:publishing:${uid}`
const noteKey = (uid: string): string => `omc.publishing.holder.${uid}`

/**
 * One tab of this browser per account, by Web Locks: the browser frees a lock when its tab dies.
 * A browser without them has the server's lease alone.
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

  function take(uid: string): Promise<AccountLock> {
    if (!locks) return Promise.resolve({ tag: 'held', release: () => {} })
    return new Promise((resolve, reject) => {
      locks
        .request(lockName(uid), { ifAvailable: true }, (lock) => {
          if (!lock) {
            resolve({ tag: 'taken', holder: readHolder(notes, uid) })
            return undefined
          }
          return new Promise<void>((free) => {
            writeHolder(notes, uid, { tabId, sinceAt: options.now() })
            resolve({ tag: 'held', release: free })
          })
        })
        .catch(reject)
    })
  }

  function whenFree(uid: string, run: () => void): () => void {
    const stop = new AbortController()
    locks
      ?.request(lockName(uid), { signal: stop.signal }, () => undefined)
      .then(run)
      .catch((error: unknown) => {
        if (!stop.signal.aborted) throw error
      })
    return () => stop.abort()
  }

  return { take, whenFree }
}

function readHolder(notes: Notes, uid: string): LockHolder | null {
  try {
    const note: unknown = JSON.parse(notes.getItem(noteKey(uid)) ?? 'null')
    if (typeof note !== 'object' || note === null) return null
    const tabId = 'tabId' in note ? note.tabId : null
    const sinceAt = 'sinceAt' in note ? note.sinceAt : null
    return typeof tabId === 'string' && typeof sinceAt === 'number' ? { tabId, sinceAt } : null
  } catch {
    // The note is only for people; an unreadable one says nothing.
    return null
  }
}

function writeHolder(notes: Notes, uid: string, holder: LockHolder): void {
  try {
    notes.setItem(noteKey(uid), JSON.stringify(holder))
  } catch {
    // Storage full or blocked: the lock itself still holds, only its note is missing.
  }
}
