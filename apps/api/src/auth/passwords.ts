import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createTurns, type Asker } from './turns.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. @source reliability §1.4 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/**
 * A hash costs some 20 ms of a core, and a thread of the pool that files, names and packing share:
 * half of the cores are left to everything else.
 */
const AT_ONCE = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)))
const MAX_WAITING = 200

/** Both throw `TooManyWait` when `MAX_WAITING` callers wait already. */
export interface Passwords {
  hash: (password: string, asker: Asker) => Promise<string>
  /** Takes as long for an unknown user (no hash) as for a wrong password. */
  verify: (stored: string | undefined, password: string, asker: Asker) => Promise<boolean>
}

export function createPasswords({ mostWaiting = MAX_WAITING } = {}): Passwords {
  const turns = createTurns({ atOnce: AT_ONCE, mostWaiting })
  // Compared for unknown users, so that the response time reveals nothing.
  const decoy = hash('no such user', COST)
  return {
    hash: (password, asker) => turns(asker, () => hash(password, COST)),
    verify: (stored, password, asker) =>
      turns(asker, async () => {
        const right = await verify(stored ?? (await decoy), password)
        return stored !== undefined && right
      }),
  }
}
