import { cacheWord } from './cache-use.mjs'
import { reasons } from './reasons.mjs'
import { endPrograms } from './run-program.mjs'
import { minutes, say, table } from './say.mjs'
import { schedule } from './schedule.mjs'
import { secondTries } from './second-tries.mjs'

const MARKS = { passed: '✓', failed: '✗', 'not run': '–' }
const CORES = 2

/**
 * Runs the steps and prints every failure in full, tests that needed a retry, the time and cache
 * use of each step, the reasons of the failures, and the count.
 *
 * @param {import('./schedule.mjs').Step[]} steps
 * @returns {Promise<number>} exit code
 */
export async function runGate(steps) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      endPrograms('SIGKILL')
      process.exit(130)
    })
  }
  const startedAt = performance.now()
  const results = await schedule(steps, {
    places: CORES,
    now: () => performance.now(),
    onEnd: (result) => {
      const { name, state, ms, cache } = result
      say(`${MARKS[state]} ${name} (${[minutes(ms), cacheWord(cache)].filter(Boolean).join(', ')})`)
      sayReasons(result)
    },
  })
  const failures = results.filter(({ state }) => state !== 'passed')
  for (const { name, state, said } of failures) say(`\n── ${name}: ${state} ──\n${said.trim()}`)
  for (const { name, said } of results)
    for (const test of secondTries(said)) say(`! ${name}: second try · 第二次才通过: ${test}`)
  say(
    `\n${table(results.map(({ name, state, ms, cache }) => [name, state, minutes(ms), cacheWord(cache)]))}`,
  )
  say(`  ${minutes(performance.now() - startedAt)}\n`)
  // Once more at the end, where a long log is read first.
  for (const failure of failures) sayReasons(failure)
  say(`${results.length - failures.length} passed, ${failures.length} failed`)
  return failures.length === 0 ? 0 : 1
}

/** @param {import('./schedule.mjs').Result} result */
function sayReasons({ name, state, said }) {
  if (state === 'failed') for (const reason of reasons(said)) say(`✗ ${name}: ${reason}`)
}
