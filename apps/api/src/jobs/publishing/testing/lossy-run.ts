import type { Random } from '@omc/core'
import { seededRandom } from '@omc/core/testing'
import type { FrameAdapter, Publisher } from '@omc/publisher'
import type { Database } from '../../../db/database.ts'
import { problem } from '../../../kernel/problem.ts'
import type { Desk } from '../../../workflows/ledger/testing/publishing-desk.ts'
import { leftAccount, openFramed } from './framed-queue.ts'
import { heldBy } from './many-devices.ts'
import { createNight } from './night.ts'

/** Share of the calls that fail. */
const FAILS = 0.3
const MINUTE = 60_000
/** The last look-up of an item comes hours after its send. */
const MOST_MINUTES_AN_ITEM = 60

export interface Lossy {
  /** Titles as the page posted them. */
  posts: string[]
  rows: { title: string; status: string }[]
  /** Calls that did not get through, by what was called. */
  lost: Record<'ledger' | 'page' | 'channel', number>
}

/**
 * Publishes a queue through a page while each call of the executor to the ledger, to the page and to
 * the channel fails with p = 0.3: half of them before they arrive, half after they took effect. A look-up
 * has no effect; it fails at once.
 */
export async function publishLossy(desk: Desk, itemCount: number, seed: number): Promise<Lossy> {
  const random = seededRandom(seed)
  const lossy: Lossy = { posts: [], rows: [], lost: { ledger: 0, page: 0, channel: 0 } }
  const bench = await leftAccount(desk)
  for (let n = 1; n <= itemCount; n += 1) await bench.queue({ title: `item ${n}` })
  loseLookups(desk, random, lossy)
  const night = createNight(desk.t, desk.sweep)
  const side = night.side()
  let publisher: Publisher | undefined
  async function hold() {
    publisher?.dispose()
    const { body } = await bench.register({ takeOver: true })
    const device = { deviceId: Number(body.data.id), fence: body.data.attributes.fence }
    publisher = openFramed(desk, side, await heldBy(desk, bench, device), {
      userId: bench.by.userId,
      databaseOf: (database) => losing(database, random, lossy),
      adapterOf: (adapter) => losingPage(adapter, random, lossy),
      onPost: ({ title }) => void lossy.posts.push(title),
    })
    await publisher.start({ draft: false, activity: false })
  }
  for (let minute = 0; minute < MOST_MINUTES_AN_ITEM * itemCount; minute += 1) {
    lossy.rows = await rowsOf(desk, bench.accountId)
    if (lossy.rows.every(({ status }) => OVER.has(status))) break
    const phase = publisher?.getState().phase
    if (!phase || (phase.tag === 'stopped' && phase.why !== 'completed')) await hold()
    // A doubted item comes back to a queue that was empty.
    else if (phase.tag === 'stopped') await publisher?.start({ draft: false, activity: false })
    await night.pass(MINUTE)
  }
  publisher?.dispose()
  side.kill()
  return lossy
}

/** States that only a person moves. */
const OVER: ReadonlySet<string> = new Set(['published', 'needs_human', 'refused', 'paused'])

const rowsOf = (desk: Desk, accountId: number) =>
  desk.t.rows<{ title: string; status: string }>(
    'select title, status from publish_contents where studio_account_id = $1 order by id',
    [accountId],
  )

const fails = (random: Random) => random.next() < FAILS
const isEarly = (random: Random) => random.next() < 0.5

const losing = (database: Database, random: Random, { lost }: Lossy): Database => ({
  ...database,
  async asServer(run) {
    if (!fails(random)) return database.asServer(run)
    lost.ledger += 1
    if (!isEarly(random)) await database.asServer(run)
    throw new Error('the connection was lost')
  },
})

const losingPage = (
  { publish }: FrameAdapter,
  random: Random,
  { lost }: Lossy,
): Pick<FrameAdapter, 'publish'> => ({
  async publish(bridge, content) {
    if (!fails(random)) return publish(bridge, content)
    lost.page += 1
    if (!isEarly(random)) await publish(bridge, content)
    return { tag: 'unknown', reason: 'frame-lost' }
  },
})

function loseLookups({ t: { gateway } }: Desk, random: Random, { lost }: Lossy): void {
  gateway.answer('findPost', async ({ name }, _uid, key) => {
    if (!fails(random)) return gateway.answers.get(key) ?? { tag: 'absent' }
    lost.channel += 1
    throw problem('channel_unreachable', { channel: name })
  })
}
