import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. @source reliability §1.4 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/**
 * A hash costs some 20 ms of a core, and a thread of the pool that files, names and packing share:
 * half of the cores are left to everything else.
 */
const AT_ONCE = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)))
const MAX_WAITING = 200

export interface Passwords {
  /** @param from the asker, such as an address: waiting tries take turns by it */
  hash: (password: string, from: string) => Promise<string>
  /** Takes as long for an unknown user (no hash) as for a wrong password. */
  verify: (stored: string | undefined, password: string, from: string) => Promise<boolean>
}

/** The password work is queued; past so many waiting callers it is refused. */
export class PasswordsBusy extends Error {}

export function createPasswords({ mostWaiting = MAX_WAITING } = {}): Passwords {
  const limited = limit(AT_ONCE, mostWaiting)
  // Compared against when the user is unknown, so that time tells nothing.
  const decoy = hash('no such user', COST)
  return {
    hash: (password, from) => limited(from, () => hash(password, COST)),
    verify: (stored, password, from) =>
      limited(from, async () => {
        const right = await verify(stored ?? (await decoy), password)
        return stored !== undefined && right
      }),
  }
}

/**
 * So many at once; the others wait in a line of their own address, and the lines take turns: one
 * address that sends hundreds makes nobody else wait for them.
 */
function limit(atOnce: number, maxWaiting: number) {
  let running = 0
  let waiting = 0
  const lines = new Map<string, (() => void)[]>()
  const wait = (from: string) =>
    new Promise<void>((resolve) => {
      waiting += 1
      lines.set(from, [...(lines.get(from) ?? []), resolve])
    })
  const callNext = () => {
    const [from, line] = lines.entries().next().value ?? []
    const [first, ...rest] = line ?? []
    if (from === undefined || !first) return
    waiting -= 1
    // Behind all other addresses.
    lines.delete(from)
    if (rest.length > 0) lines.set(from, rest)
    first()
  }
  return async <T>(from: string, work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      // A line may take no more than its share while others wait, too.
      const share = Math.ceil(maxWaiting / (lines.size + 1))
      const own = lines.get(from)?.length ?? 0
      if (waiting >= maxWaiting || (lines.size > 1 && own >= share))
        throw new PasswordsBusy('too many sign-ins are waiting')
      await wait(from)
    }
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      callNext()
    }
  }
}
