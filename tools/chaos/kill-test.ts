/**
 * Kills the API, the worker, the executor and the database again and again while a queue is published to the
 * stand-in channel, then compares the channel's own list with the ledger. The same with a naive
 * order must show doubles, or nothing was proved.
 *
 *   node tools/chaos/kill-test.ts [--short] [--by console|server|both] [--channel look-up|key|neither] [--accounts N] [--kills N] [--items N] [--control-kills N]
 *                                 [--seed N] [--minute-long] [--embedded] [--verbose]
 *
 * @source reliability §0, §3.0, M1
 */
import { parseOptions } from './options.ts'
import type { Options } from './options.ts'
import { describeControl, describeFixed, describeRun } from './report.ts'
import { runControl } from './run-control.ts'
import { runFixed } from './run-fixed.ts'
import { openWorld } from './world.ts'
import type { World } from './world.ts'

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
  const { by, seed, channel, accountCount, killCount, itemCount, controlKillCount, embedded } =
    options
  const database = embedded ? 'the database of its own' : 'a database apart'
  console.log(
    `kill test: ${itemCount} items by ${by}, ${accountCount} accounts a side, channel with ${channel}, ${killCount} kills, ${database}, seed ${seed}`,
  )
  const onLine = options.verbose ? { onLine: (line: string) => console.log(`  ${line}`) } : {}
  const world = await openWorld({ seed, channel, embedded, ...onLine })
  try {
    const onKill = options.verbose ? { onKill: (line: string) => console.log(line) } : {}
    const fixed = await runFixed(world, options, { signal, ...onKill })
    for (const line of describeRun('fixed', fixed)) console.log(line)
    const control = await runControl(world, options, { signal, ...onKill })
    for (const line of describeRun('control', control)) console.log(line)
    const faults = [...fixed.faults, ...control.faults]
    for (const fault of faults) console.error(`✗ ${fault}`)
    console.log(`${describeFixed(fixed)} | ${describeControl(control)}`)
    const again = `--by ${by} --channel ${channel} --accounts ${accountCount} --seed ${seed} --items ${itemCount} --kills ${killCount} --control-kills ${controlKillCount}${embedded ? ' --embedded' : ''}`
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
