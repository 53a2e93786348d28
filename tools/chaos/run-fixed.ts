import { readOutbox } from './file-outbox.ts'
import { judge } from './judge.ts'
import { planKills } from './kill-plan.ts'
import type { Options } from './options.ts'
import { createQueues, itemsOf, type Queue } from './queues.ts'
import { readLedger } from './read-ledger.ts'
import { readPosts } from './read-posts.ts'
import { runKills } from './run-kills.ts'
import type { Result, SideVerdict, Watch } from './run-result.ts'
import type { World } from './world.ts'

/** Publishes by the product's order, and compares both sides when every item has an end. */
export async function runFixed(world: World, options: Options, watch: Watch): Promise<Result> {
  const { by, seed, itemCount } = options
  const counts = itemsOf(by, itemCount)
  const queues = await createQueues(world.database, `kill-${seed}`, { by, counts })
  const run = await runKills({
    ...watch,
    world,
    queues,
    order: 'ledger',
    plan: planKills(options),
    untilSettled: true,
  })
  const judged = await Promise.all(queues.map((queue) => judgeQueue(world, queue)))
  return {
    run,
    verdicts: judged.map(({ verdict }) => verdict),
    faults: [...judged.flatMap(({ faults }) => faults), ...run.broken],
  }
}

type Judged = { readonly verdict: SideVerdict; readonly faults: readonly string[] }

async function judgeQueue(world: World, { side, account }: Queue): Promise<Judged> {
  const { database, sandboxUrl, sdk } = world
  const verdict = judge(
    await readLedger(database, account),
    await readPosts(sandboxUrl, account.uid),
  )
  const { total } = await sdk.publish_contents.list({
    'filter[uid]': [account.uid],
    'filter[status]': ['published'],
    'page[size]': 1,
  })
  const kept = side === 'console' ? await readOutbox(world.outboxFolder(account.uid)) : []
  const faults = [
    ...verdict.lost.map((title) => `lost: ${title}`),
    ...verdict.doubled.map((title) => `doubled: ${title}`),
    ...verdict.doubledKeys.map((key) => `doubled under one attempt key: ${key}`),
    ...verdict.broken,
    ...(total === verdict.publishedCount ? [] : [`I4: the API counts ${total} published`]),
    ...kept.map(
      ({ attemptKey, refusedCode }) =>
        `I1: the outbox still keeps ${attemptKey} (${refusedCode ?? 'not posted'})`,
    ),
  ]
  return { verdict: { ...verdict, side }, faults: faults.map((fault) => `${side}: ${fault}`) }
}
