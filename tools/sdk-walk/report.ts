import { isEmpty } from './is-empty.ts'
import type { TypeFault } from './type-proof.ts'
import type { Outcome } from './walk-operation.ts'

/** Report of the walk for people. */
export function reportOf(outcomes: readonly Outcome[], faults: readonly TypeFault[]): string {
  const succeeded = outcomes.filter(({ witnesses }) => witnesses.length > 0)
  const calls = succeeded.reduce((sum, { witnesses }) => sum + witnesses.length, 0)
  const drawnAgain = succeeded.filter(({ refused }) => refused.length > 0)
  const empty = succeeded.filter(isEmpty)
  const gaps = outcomes.filter(({ gap }) => gap !== undefined)
  return [
    `operations called ${outcomes.length}, succeeded ${succeeded.length} (${calls} calls proved), gaps ${gaps.length}, type errors ${faults.length}`,
    `answers with nothing in them: ${empty.map(({ operation }) => operation).join(', ') || 'none'}`,
    ...drawnAgain.map(
      ({ operation, refused }) => `  ${refused.length + 1} draws  ${operation}: ${refused[0]}`,
    ),
    ...gaps.map(({ operation, gap }) => `  gap  ${operation}: ${gap}`),
    ...faults.map(({ operation, text }) => `  type  ${operation}: ${text}`),
  ].join('\n')
}
