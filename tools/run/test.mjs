import { findBrowsers } from './browsers.mjs'
import { checkSteps, testSteps } from './gate-steps.mjs'
import { runGate } from './gate.mjs'

/** The whole gate, which every change must pass. */
export const test = (runtime) => runAll(runtime, ['Chromium', 'full Chromium'])

/** The gate with the long form of every test, for a release. */
export const testLong = ({ env, ...runtime }) =>
  runAll({ ...runtime, env: { OMC_TESTS: 'all', ...env } }, [
    'Chromium',
    'Firefox',
    'full Chromium',
  ])

async function runAll({ env }, names) {
  const browsers = await findBrowsers(names)
  const machine = { env: { ...env, CI: 'true', ...browsers } }
  return runGate([...checkSteps(machine), ...testSteps(machine)])
}
