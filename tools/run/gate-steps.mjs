import { join } from 'node:path'
import { cacheUse } from './cache-use.mjs'
import { root } from './root.mjs'
import { run } from './run-program.mjs'

const MINUTE_MS = 60_000
/** How many times longer a step of tests may take in their long form. */
const LONG_FORM = 6
/** A heavy step runs alone: it fills the machine, or measures it. */
const WHOLE = { places: 2 }
const BUILT = { needs: ['build'] }

/**
 * A step of the gate: its name, the target that nx runs (`project:target`, or targets of all projects
 * with commas between them), places, steps before it, and minutes until it counts as hanging.
 *
 * @typedef {[string, string, { places?: number, needs?: string[], minutes?: number }?]} Row
 */

/** Checks without a test run: seconds each, two in parallel. @type {Row[]} */
const CHECKS = [
  ['types', 'typecheck'],
  ['lint', 'checks:lint'],
  ['lint of screens', 'checks:lint-screens'],
  ['format', 'checks:format'],
  ['layers', 'checks:layers'],
  ['rules', 'checks:rules'],
  ['checks bite', 'checks:bite'],
  ['start and gate', 'run:bite'],
  ['unused code', 'checks:unused'],
  ['API description', 'openapi:description'],
  ['generated SDK', 'openapi:generated'],
  ['reference of the SDK', 'openapi:reference'],
  ['changes of the API', 'openapi:changes'],
  ['specification', 'spec-coverage:coverage'],
]

/** Builds, tests, browsers, measurements and kills. @type {Row[]} */
const TESTS = [
  ['build', 'build'],
  ['size budget', 'checks:size-budget', BUILT],
  ['leaks of the build', 'checks:leaks', BUILT],
  ['SDK size', 'bench-sdk:size'],
  ['size of the chat widget', 'widget-package:size'],
  ['tests', 'test,test-app', { ...WHOLE, minutes: 20 }],
  ['screens', '@omc/console:screens', { ...WHOLE, minutes: 8 }],
  ['browser tests: shell', '@omc/console:e2e-shell', { ...WHOLE, ...BUILT, minutes: 10 }],
  ['browser tests: work', '@omc/console:e2e-work', { ...WHOLE, ...BUILT, minutes: 10 }],
  ['catalogue', '@omc/storybook:e2e', { ...WHOLE, ...BUILT, minutes: 10 }],
  ['chat widget', '@omc/chat-widget:e2e', { minutes: 10 }],
  ['SDK walk', 'sdk-walk:walk'],
  ['browser extension', '@omc/extension:e2e'],
  ['consumers of the SDK', 'sdk-package:consumers', { minutes: 10 }],
  ['consumers of the chat widget', 'widget-package:consumers', { minutes: 10 }],
  ['list speed', 'bench:lists', WHOLE],
  ['SDK speed', 'bench-sdk:bench', WHOLE],
  ['shell speed', 'bench-shell:bench', { ...WHOLE, ...BUILT }],
  ['table speed', 'bench-list:bench', WHOLE],
  ['chat speed', 'bench-chat:bench', WHOLE],
  ['cable memory and storm', 'bench-cable:bench', WHOLE],
  ['kill test', 'chaos:kill', { ...WHOLE, minutes: 10 }],
]

/** Every target that a step runs by name. */
export const STEP_TARGETS = [...CHECKS, ...TESTS].flatMap(([, target]) => target.split(','))

/** @param {{ env: NodeJS.ProcessEnv }} machine */
export const checkSteps = (machine) => CHECKS.map((row) => step(machine, row))

/** @param {{ env: NodeJS.ProcessEnv }} machine */
export const testSteps = (machine) => TESTS.map((row) => step(machine, row))

/** @returns {import('./schedule.mjs').Step} */
function step({ env }, [name, target, { places, needs, minutes = 5 } = {}]) {
  return {
    name,
    places,
    needs,
    run: async () => {
      const limitMs = minutes * MINUTE_MS * (env.OMC_TESTS === 'all' ? LONG_FORM : 1)
      const { code, said } = await run('nx', nxArgs(target), {
        env: { ...env, ...PLAIN, ...(MEASURED.test(target) ? {} : KEPT_CODE) },
        limitMs,
      })
      return { code, said, cache: cacheUse(said) }
    },
  }
}

/** Steps that measure or kill programs, which start there as they do at their users'. */
const MEASURED = /^(bench|chaos)/

/** Hundreds of programs start in a gate: each takes the compiled modules that another left. */
const KEPT_CODE = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') }

/**
 * Output that is parsed later must have no colours. The compilers of types and the linter are
 * written in Go: with more room before they collect garbage they take a quarter less time.
 */
const PLAIN = { FORCE_COLOR: '0', GOGC: '400' }

/** `needs` orders the steps, so nx runs a target without its dependencies and streams output. */
function nxArgs(target) {
  return target.includes(':')
    ? ['run', target, '--excludeTaskDependencies', '--outputStyle=stream-without-prefixes']
    : ['run-many', '-t', target, '--parallel=2', '--outputStyle=static', '--nxBail=false']
}
