import { checkSteps } from './gate-steps.mjs'
import { runGate } from './gate.mjs'

/** Everything that can be told without running tests; for the minute before a commit. */
export async function check(runtime) {
  return runGate(checkSteps(runtime))
}
