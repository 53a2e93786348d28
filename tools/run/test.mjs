import { findBrowsers } from './browsers.mjs'
import { checkSteps, testSteps } from './gate-steps.mjs'
import { runGate } from './gate.mjs'

/** The whole gate, which every change must pass. */
export async function test(runtime) {
  const browsers = await findBrowsers(['Chromium', 'Firefox', 'full Chromium'])
  const machine = { env: { ...runtime.env, CI: 'true', ...browsers } }
  return runGate([...checkSteps(machine), ...testSteps(machine)])
}
