import type { Database } from '../../apps/api/src/db/database.ts'
import { createAccount, type TestAccount } from './account.ts'

/** Who publishes a queue: a console that is open, or the worker of the server. */
export const SIDES = ['console', 'server'] as const
export type Side = (typeof SIDES)[number]
/** The sides of one run; with both, the same kills strike two queues at once. */
export type By = Side | 'both'

export type Queue = { readonly side: Side; readonly account: TestAccount }

/** The server's part of the items: it waits for a lease after each kill, which takes its time. */
const SERVER_SHARE = 1 / 3

export const sidesOf = (by: By): readonly Side[] => (by === 'both' ? SIDES : [by])

/** How many items each side publishes of all. */
export function itemsOf(by: By, itemCount: number): Readonly<Record<Side, number>> {
  const server = by === 'both' ? Math.ceil(itemCount * SERVER_SHARE) : itemCount
  return { server, console: by === 'both' ? itemCount - server : itemCount }
}

/** Accounts with a queue for each side, which share its items. */
export async function createQueues(
  database: Database,
  name: string,
  {
    by,
    counts,
    accountCount,
  }: { by: By; counts: Readonly<Record<Side, number>>; accountCount: number },
): Promise<readonly Queue[]> {
  const queues: Queue[] = []
  for (const side of sidesOf(by)) {
    for (let index = 1; index <= accountCount; index += 1) {
      const uid = `${name}-${side}-${index}`
      const itemCount = Math.ceil(counts[side] / accountCount)
      const account = await createAccount(database, { uid, itemCount, by: PUBLISHES[side] })
      queues.push({ side, account })
    }
  }
  return queues
}

const PUBLISHES = { console: 'browser', server: 'server' } as const
