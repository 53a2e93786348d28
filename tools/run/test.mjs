import { findBrowser } from './browser.mjs'
import { checkSteps, testSteps } from './gate-steps.mjs'
import { runGate } from './gate.mjs'

/** The whole gate: what must hold before a change is kept. */
export async function test(runtime) {
  const machine = { env: { ...runtime.env, CI: 'true', CHROME_PATH: await findBrowser() } }
  return runGate([...checkSteps(machine), ...testSteps(machine)])
}
