import type { SpecifiedId } from './generated/specified-ids.ts'

/**
 * Runs the assertion that shows a sentence of the specification.
 *
 * @param ids   the behaviours or errors of `docs/spec` that the assertion shows
 * @param body  makes at least one assertion; may be async
 * @returns what the body returns
 * @throws Error when the body made no assertion
 */
export type Behaviour = <T>(ids: SpecifiedId | readonly SpecifiedId[], body: () => T) => T

/** @param countAssertions how many assertions the running test has made so far */
export function createBehaviour(countAssertions: () => number): Behaviour {
  return <T>(ids: SpecifiedId | readonly SpecifiedId[], body: () => T): T => {
    const before = countAssertions()
    const requireAssertion = () => {
      if (countAssertions() > before) return
      throw new Error(`behaviour ${[ids].flat().join(', ')}: its body made no assertion`)
    }
    const result = body()
    if (!(result instanceof Promise)) {
      requireAssertion()
      return result
    }
    const checked = result.then((value: unknown) => {
      requireAssertion()
      return value
    })
    // Resolves with the body's own value, so it has the body's type.
    return checked as T
  }
}
