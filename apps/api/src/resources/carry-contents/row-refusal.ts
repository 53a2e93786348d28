import { type Saying } from '@omc/core/problems'
import { Problem, onlySaid, sayingOf } from '../../kernel/problem.ts'
import { channelRefusal } from '../../workflows/channel-refusal.ts'

/**
 * Why one row of many could not be done, from what was thrown.
 *
 * @throws whatever is no refusal
 */
export function rowRefusal(error: unknown): Saying {
  if (error instanceof Problem && error.status < 500) return sayingOf(error)
  return onlySaid(channelRefusal(error))
}
