import type { FrameOutcome } from '@omc/core'
import { seededRandom } from '@omc/core/testing'
import {
  createFrameBridge,
  createPublisher,
  frameAdapterOf,
  publisherConfig,
  publishThrough,
  volatileOutbox,
} from '@omc/publisher'
import type { FrameAdapter, FrameContent, Publisher } from '@omc/publisher'
import { FakeFrame } from '@omc/publisher/testing'
import { pino } from 'pino'
import type { Database } from '../../../db/database.ts'
import { serverWork, type InTransaction } from '../../../workflows/ledger/server-work.ts'
import type { Bench, Desk } from '../../../workflows/ledger/testing/publishing-desk.ts'
import { createLedgerPort } from '../ledger-port.ts'
import type { HeldAccount } from '../run-desk.ts'
import { takeAccount } from '../take-account.ts'
import { createNight, type Side } from './night.ts'

/** How a run differs from a plain one. */
export interface FramedRun {
  adapterOf?: (adapter: FrameAdapter) => Pick<FrameAdapter, 'publish'>
  /** What the ledger's steps run in, once the account is held. */
  databaseOf?: (database: Database) => Database
  /** Whose device it is; the server's by default. */
  userId?: number
}

export interface Framed {
  /** When the last post was made, ms after the start. */
  lastMs: number
  /** Titles as the page posted them. */
  posts: string[]
}

const MINUTE = 60_000

/** An account whose queue no browser holds. */
export async function leftAccount(desk: Desk): Promise<Bench> {
  const bench = await desk.account({ platform: 'daorc' })
  await bench.by.post(`/api/v1/devices/${bench.deviceId}/release`, {})
  return bench
}

/** Publishes the queue of an account through a framed page, over the real ledger, to its end. */
export async function publishFramed(
  desk: Desk,
  bench: Bench,
  run: FramedRun = {},
): Promise<Framed> {
  const night = createNight(desk.t, desk.sweep)
  const side = night.side()
  const startedAt = side.clock.now()
  const posted: Framed = { lastMs: 0, posts: [] }
  const held = await takeForServer(desk, side, bench)
  const publisher = openFramed(desk, side, held, {
    ...run,
    onPost({ title }) {
      posted.posts.push(title)
      posted.lastMs = side.clock.now() - startedAt
    },
  })
  await publisher.start({ draft: false, activity: false })
  while (publisher.getState().phase.tag !== 'stopped') await night.pass(MINUTE)
  publisher.dispose()
  side.kill()
  return posted
}

/** A page that publishes what its device holds. */
export function openFramed(
  desk: Desk,
  side: Side,
  held: HeldAccount,
  { adapterOf = asIs, databaseOf = asIs, userId, onPost }: FramedRun & { onPost: OnPost },
): Publisher {
  const { services } = desk.t
  const { clock } = side
  const asServer = serverWork(databaseOf(side.database), services)
  const inTransaction: InTransaction = (run) => asServer((work) => run({ ...work, userId }))
  return createPublisher({
    api: createLedgerPort(
      {
        services,
        clock,
        inTransaction,
        held,
        outage: { since: null },
        log: pino({ level: 'silent' }),
      },
      () => null,
    ),
    frame: openFrame(desk, side, adapterOf, onPost),
    outbox: volatileOutbox(),
    clock,
    random: seededRandom(1),
    config: publisherConfig(services.config, () => ({ min: 5, max: 12 })),
  })
}

const asIs = <T>(same: T): T => same
type OnPost = (content: FrameContent) => void

async function takeForServer(
  { t: { services } }: Desk,
  { database }: Side,
  bench: Bench,
): Promise<HeldAccount> {
  const { accountId: id, uid, by } = bench
  const held = await takeAccount(serverWork(database, services), services.keys, {
    id,
    uid,
    teamId: by.teamId,
    userId: by.userId,
    platform: 'daorc',
    nickname: '',
    delayRange: null,
  })
  if (!held) throw new Error(`account ${id} is not to be had`)
  return held
}

/** The page of the channel behind its adapter; the channel lists what it posts. */
function openFrame(
  { t: { gateway } }: Desk,
  { clock }: Side,
  adapterOf: NonNullable<FramedRun['adapterOf']>,
  onPost: OnPost,
) {
  const page = new FakeFrame({
    clock,
    publish(content) {
      onPost(content)
      const feedId = `feed-${content.attempt_key}`
      gateway.answers.set(content.attempt_key, { tag: 'found', feedId })
      return { ok: true, content_id: `post-${content.attempt_key}`, feed_id: feedId }
    },
  })
  let ids = 0
  const bridge = createFrameBridge({
    post: page.post,
    source: () => page.window,
    origin: page.origin,
    clock,
    newId: () => `request-${(ids += 1)}`,
    timeoutMs: 80_000,
  })
  page.onMessage = bridge.receive
  page.ready()
  return {
    publish: (content: FrameContent): Promise<FrameOutcome> =>
      publishThrough(adapterOf(frameAdapterOf(content.channel)), bridge, content),
  }
}
