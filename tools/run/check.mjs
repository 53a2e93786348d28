import { checkSteps } from './gate-steps.mjs'
import { runGate } from './gate.mjs'

/** All checks that run no tests; for the minute before a commit. */
export async function check(runtime) {
  return runGate(checkSteps(runtime))
}
