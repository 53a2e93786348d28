import { setTimeout as wait } from 'node:timers/promises'
import { judge } from './judge.ts'
import { controlItemsOf, planControl } from './kill-plan.ts'
import type { Options } from './options.ts'
import { plantSlowness } from './plant-faults.ts'
import { SANDBOX_TOKEN } from './programs.ts'
import { createQueues, sidesOf, type Queue } from './queues.ts'
import { readLedger } from './read-ledger.ts'
import { readPosts } from './read-posts.ts'
import { runKills } from './run-kills.ts'
import type { Result, SideVerdict, Watch } from './run-result.ts'
import { CONTROL_LATENCY_MS, LEASE_MS } from './timing.ts'
import type { World } from './world.ts'

/** On a side with fewer items each kill may miss by chance; then the other side's doubles count. */
const MANY_ITEMS = 8

/** Publishes by the naive order, which must double items on each side. */
export async function runControl(sound: World, options: Options, watch: Watch): Promise<Result> {
  const { by, seed, controlKillCount: killCount } = options
  const planted = sidesOf(by).includes('server') ? await sound.plantNaiveWorker() : {}
  const world = { ...sound, ...planted }
  await plantSlowness(world.sandboxUrl, { token: SANDBOX_TOKEN, seed })
  const counts = controlItemsOf(by, killCount)
  const queues = await createQueues(world.database, `control-${seed}`, {
    by,
    counts,
    accountCount: 1,
  })
  const run = await runKills({
    ...watch,
    world,
    queues,
    order: 'naive',
    plan: planControl({ by, seed, killCount }),
    untilSettled: false,
  })
  const verdicts = await judgeDoubles(world, queues)
  const isSeen = verdicts.some(({ doubled }) => doubled.length > 0)
  const faults = verdicts
    .filter(({ side, doubled }) => doubled.length === 0 && !(isSeen && counts[side] < MANY_ITEMS))
    .map(({ side }) => `the control proved nothing: no kill of the naive ${side} doubled an item`)
  return { run, verdicts, faults }
}

/** The server sends again what it had sent when its lease is over: so long a double may take. */
const DOUBLE_WITHIN_MS = LEASE_MS * 3

/** Waits until each side has doubled an item, so long as it may take, and judges both. */
async function judgeDoubles(
  world: World,
  queues: readonly Queue[],
): Promise<readonly SideVerdict[]> {
  const untilAt = Date.now() + DOUBLE_WITHIN_MS
  for (;;) {
    // Items on their way to the channel arrive.
    await wait(CONTROL_LATENCY_MS.max * 2)
    const verdicts = await Promise.all(
      queues.map(async ({ side, account }): Promise<SideVerdict> => {
        const posts = await readPosts(world.sandboxUrl, account.uid)
        return { side, ...judge(await readLedger(world.database, account), posts) }
      }),
    )
    if (verdicts.every(({ doubled }) => doubled.length > 0) || Date.now() > untilAt) return verdicts
  }
}
