import { hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. @source reliability §1.4 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** A hash costs some 20 ms of a core: more at a time and sign-in itself becomes the flood. */
const AT_ONCE = 4
const MAX_WAITING = 200

export interface Passwords {
  hash: (password: string) => Promise<string>
  /** Takes as long for an unknown user (no hash) as for a wrong password. */
  verify: (stored: string | undefined, password: string) => Promise<boolean>
}

/** The password work is queued; past so many waiting callers it is refused. */
export class PasswordsBusy extends Error {}

export function createPasswords({ mostWaiting = MAX_WAITING } = {}): Passwords {
  const limited = limit(AT_ONCE, mostWaiting)
  // Compared against when the user is unknown, so that time tells nothing.
  const decoy = hash('no such user', COST)
  return {
    hash: (password) => limited(() => hash(password, COST)),
    verify: (stored, password) =>
      limited(async () => {
        const right = await verify(stored ?? (await decoy), password)
        return stored !== undefined && right
      }),
  }
}

function limit(atOnce: number, maxWaiting: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new PasswordsBusy('too many sign-ins are waiting')
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
