/**
 * Kills the API, the worker, the executor and the database again and again while a queue is published to the
 * stand-in channel, then compares the channel's own list with the ledger. The same with a naive
 * order must show doubles, or nothing was proved.
 *
 *   node tools/chaos/kill-test.ts [--short] [--kills N] [--items N] [--control-kills N]
 *                                 [--seed N] [--minute-long] [--embedded] [--verbose]
 *
 * @source reliability §0, §3.0, M1
 */
import { setTimeout as wait } from 'node:timers/promises'
import { createAccount } from './account.ts'
import { readOutbox } from './file-outbox.ts'
import { judge } from './judge.ts'
import type { Verdict } from './judge.ts'
import { ANYWHERE, AROUND_THE_SEND, planKills } from './kill-plan.ts'
import { parseOptions } from './options.ts'
import type { Options } from './options.ts'
import { readLedger } from './read-ledger.ts'
import { readPosts } from './read-posts.ts'
import { describeControl, describeFixed, describeRun } from './report.ts'
import { runKills } from './run-kills.ts'
import type { KillRun } from './run-kills.ts'
import { CHANNEL_LATENCY_MS } from './timing.ts'
import { openWorld } from './world.ts'
import type { World } from './world.ts'

type Result = {
  readonly run: KillRun
  readonly verdict: Verdict
  readonly faults: readonly string[]
}

const LAST_LINES = 8

const options = parseOptions(process.argv.slice(2))
const asked = listenForStop(options.limitMs)
try {
  process.exitCode = await main(options, asked)
} catch (error) {
  console.error(`✗ kill test: ${error instanceof Error ? error.message : String(error)}`)
  console.error(`  seed ${options.seed}`)
  process.exitCode = asked.aborted ? 130 : 1
}
// Whatever a library still holds open, the test is over.
process.exit()

async function main(options: Options, signal: AbortSignal): Promise<number> {
  const startedAt = Date.now()
  const { seed, killCount, itemCount, controlKillCount, embedded } = options
  const database = embedded ? 'the database of its own' : 'a database apart'
  console.log(`kill test: ${itemCount} items, ${killCount} kills, ${database}, seed ${seed}`)
  const onLine = options.verbose ? { onLine: (line: string) => console.log(`  ${line}`) } : {}
  const world = await openWorld({ seed, embedded, ...onLine })
  try {
    const onKill = options.verbose ? { onKill: (line: string) => console.log(line) } : {}
    const fixed = await runFixed(world, options, { signal, ...onKill })
    console.log(describeRun('fixed', fixed.run, fixed.verdict))
    const control = await runControl(world, options, { signal, ...onKill })
    console.log(describeRun('control', control.run, control.verdict))
    const faults = [...fixed.faults, ...control.faults]
    for (const fault of faults) console.error(`✗ ${fault}`)
    console.log(
      `${describeFixed(fixed.run, fixed.verdict)} | ${describeControl(control.run, control.verdict)}`,
    )
    const again = `--seed ${seed} --items ${itemCount} --kills ${killCount} --control-kills ${controlKillCount}${embedded ? ' --embedded' : ''}`
    console.log(`${Math.round((Date.now() - startedAt) / 1_000)} s; the same schedule: ${again}`)
    return faults.length === 0 ? 0 : 1
  } catch (error) {
    if (!signal.aborted) showLastWords(world)
    throw error
  } finally {
    await world.close()
  }
}

function showLastWords(world: World): void {
  for (const child of world.children()) {
    for (const line of child.lastLines().slice(-LAST_LINES)) console.error(`  ${line}`)
  }
}

type Watch = { readonly signal: AbortSignal; readonly onKill?: (line: string) => void }

async function runFixed(world: World, options: Options, watch: Watch): Promise<Result> {
  const { seed, killCount, itemCount, minuteLong, embedded } = options
  const account = await createAccount(world.database, { uid: `kill-${seed}`, itemCount })
  const plan = planKills(ANYWHERE, { seed, killCount, itemCount, minuteLong, embedded })
  const run = await runKills({
    ...watch,
    world,
    account,
    order: 'ledger',
    plan,
    untilSettled: true,
  })
  const verdict = judge(
    await readLedger(world.database, account),
    await readPosts(world.sandboxUrl, account.uid),
  )
  const { total } = await world.sdk.publish_contents.list({
    'filter[uid]': [account.uid],
    'filter[status]': ['published'],
    'page[size]': 1,
  })
  const kept = await readOutbox(world.outboxFolder(account.uid))
  const faults = [
    ...verdict.lost.map((title) => `lost: ${title}`),
    ...verdict.doubled.map((title) => `doubled: ${title}`),
    ...verdict.doubledKeys.map((key) => `doubled under one attempt key: ${key}`),
    ...verdict.broken,
    ...run.broken,
    ...(total === verdict.publishedCount ? [] : [`I4: the API counts ${total} published`]),
    ...kept.map(
      ({ attemptKey, refusedCode }) =>
        `I1: the outbox still keeps ${attemptKey} (${refusedCode ?? 'not posted'})`,
    ),
  ]
  return { run, verdict, faults }
}

async function runControl(world: World, options: Options, watch: Watch): Promise<Result> {
  const { seed, controlKillCount: killCount } = options
  const itemCount = killCount * 2
  const uid = `control-${seed}`
  const account = await createAccount(world.database, { uid, itemCount })
  const plan = planKills(AROUND_THE_SEND, { seed, killCount, itemCount })
  const run = await runKills({
    ...watch,
    world,
    account,
    order: 'naive',
    plan,
    untilSettled: false,
  })
  // Items on their way to the channel arrive.
  await wait(CHANNEL_LATENCY_MS.max * 2)
  const posts = await readPosts(world.sandboxUrl, uid)
  const verdict = judge(await readLedger(world.database, account), posts)
  const faults =
    verdict.doubled.length > 0
      ? []
      : [`the control proved nothing: ${killCount} kills of the naive order doubled no item`]
  return { run, verdict, faults }
}

/** Ends with the person, the terminal, or the time limit; the run then clears up after itself. */
function listenForStop(limitMs: number): AbortSignal {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => stop.abort(new Error(`stopped by ${name}`)))
  }
  setTimeout(
    () => stop.abort(new Error(`it takes longer than ${limitMs / 1_000} s`)),
    limitMs,
  ).unref()
  return stop.signal
}
