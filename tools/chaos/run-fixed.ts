import type { Channel } from './channel-habits.ts'
import { readOutbox } from './file-outbox.ts'
import { judge } from './judge.ts'
import { planKills } from './kill-plan.ts'
import type { Options } from './options.ts'
import { countLostAnswers } from './plant-faults.ts'
import { SANDBOX_TOKEN } from './programs.ts'
import { createQueues, itemsOf, type Queue } from './queues.ts'
import { readLedger } from './read-ledger.ts'
import { readPosts } from './read-posts.ts'
import { runKills } from './run-kills.ts'
import type { Result, SideVerdict, Watch } from './run-result.ts'
import type { World } from './world.ts'

/** Publishes by the product's order, and compares both sides when every item has an end. */
export async function runFixed(world: World, options: Options, watch: Watch): Promise<Result> {
  const { by, seed, itemCount, accountCount, killCount, channel } = options
  const counts = itemsOf(by, itemCount)
  const queues = await createQueues(world.database, `kill-${seed}`, { by, counts, accountCount })
  const run = await runKills({
    ...watch,
    world,
    queues,
    order: 'ledger',
    plan: planKills(options),
    untilSettled: true,
  })
  const judged = await Promise.all(queues.map((queue) => judgeQueue(world, queue, channel)))
  const verdicts = judged.map(({ verdict }) => verdict)
  return {
    run,
    verdicts,
    faults: [
      ...judged.flatMap(({ faults }) => faults),
      ...run.broken,
      ...(await tooManyDoubts(world, verdicts, killCount * queues.length)),
    ],
  }
}

type Judged = { readonly verdict: SideVerdict; readonly faults: readonly string[] }

/** Each doubt has a cause: a kill that struck the queue, or an answer that the channel lost. */
async function tooManyDoubts(
  { sandboxUrl }: World,
  verdicts: readonly SideVerdict[],
  strikeCount: number,
): Promise<string[]> {
  const doubts = verdicts.reduce((sum, { needsHumanCount }) => sum + needsHumanCount, 0)
  const causes = strikeCount + (await countLostAnswers(sandboxUrl, SANDBOX_TOKEN))
  return doubts <= causes ? [] : [`M1: ${doubts} need a person, of ${causes} that may`]
}

async function judgeQueue(
  world: World,
  { side, account }: Queue,
  channel: Channel,
): Promise<Judged> {
  const { database, sandboxUrl, sdk } = world
  const verdict = judge(
    await readLedger(database, account),
    await readPosts(sandboxUrl, account.uid),
    channel,
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
