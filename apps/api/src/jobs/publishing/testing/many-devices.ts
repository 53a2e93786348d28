import type { Publisher } from '@omc/publisher'
import type { Bench, Desk } from '../../../workflows/ledger/testing/publishing-desk.ts'
import { leftAccount, openFramed } from './framed-queue.ts'
import { createNight, type Night, type Side } from './night.ts'

/** One executor: a tab of a browser, or a device of its own. */
interface Executor {
  name: string
  isDead: boolean
  publisher?: Publisher
  side: Side
}

export interface SharedQueue {
  posts: { title: string; by: string; at: number }[]
  /** When the executor at work was killed. */
  killedAt: number
}

/** How often a device that was refused asks again, ms. */
const ASK_MS = 10_000

/**
 * Five executors publish one queue: each asks for the account, one has it. In the middle of the queue
 * the one at work is killed during a send.
 */
export async function publishByMany(desk: Desk, itemCount: number): Promise<SharedQueue> {
  const bench = await leftAccount(desk)
  for (let n = 1; n <= itemCount; n += 1) await bench.queue({ title: `item ${n}` })
  const night = createNight(desk.t, desk.sweep)
  const names = ['tab 1', 'tab 2', 'device 1', 'device 2', 'device 3']
  const executors = names.map((name): Executor => ({ name, isDead: false, side: night.side() }))
  const shared: SharedQueue = { posts: [], killedAt: 0 }
  while (shared.posts.length < itemCount) {
    for (const one of executors) await askForAccount(desk, bench, one, shared)
    if (shared.killedAt === 0 && shared.posts.length >= itemCount / 2)
      await killAtWork(night, executors, shared)
    await night.pass(ASK_MS)
  }
  for (const { publisher, side } of executors) {
    publisher?.dispose()
    side.kill()
  }
  return shared
}

/** Asks for the account without taking it over, and publishes once it has it. */
async function askForAccount(
  desk: Desk,
  bench: Bench,
  one: Executor,
  { posts }: SharedQueue,
): Promise<void> {
  if (one.isDead) return
  const phase = one.publisher?.getState().phase
  // A doubted item comes back to a queue that was empty.
  if (phase?.tag === 'stopped' && phase.why === 'completed') await one.publisher?.start()
  if (phase && !(phase.tag === 'stopped' && phase.why === 'lease-lost')) return
  const { status, body } = await bench.register({ deviceNo: `${one.name} of ${bench.uid}` })
  if (status === 409) return
  const { id, attributes } = body.data
  const held = await heldBy(desk, bench, { deviceId: Number(id), fence: attributes.fence })
  const { clock } = one.side
  const onPost = ({ title }: { title: string }) =>
    void posts.push({ title, by: one.name, at: clock.now() })
  one.publisher = openFramed(desk, one.side, held, { userId: bench.by.userId, onPost })
  await one.publisher.start({ draft: false, activity: false })
}

/** As SIGKILL: its timers and calls end, and nobody is told. */
async function killAtWork(night: Night, executors: Executor[], shared: SharedQueue): Promise<void> {
  const atWork = executors.find(({ publisher }) => publisher !== undefined)
  if (!atWork) throw new Error('nobody publishes')
  while (atWork.publisher?.getState().phase.tag !== 'sending') await night.pass(500)
  atWork.isDead = true
  atWork.side.kill()
  shared.killedAt = atWork.side.clock.now()
}

/** The account as a device holds it. */
export async function heldBy(
  desk: Desk,
  { accountId, uid, by }: Bench,
  device: { deviceId: number; fence: number },
) {
  const { platform, nickname } = await desk.accountRow(accountId)
  return {
    ...device,
    account: {
      id: accountId,
      uid,
      teamId: by.teamId,
      userId: by.userId,
      platform,
      nickname,
      delayRange: null,
    },
    channel: { name: platform, baseUrl: '', token: undefined },
  }
}
