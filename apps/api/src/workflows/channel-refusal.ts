import { type Saying } from '@omc/core/problems'
import { Problem, quoted, sayingOf } from '../kernel/problem.ts'

/** A definite refusal in the channel's own words, or no usable answer. */
export type ChannelRefusal = ({ tag: 'refused' } & Saying) | ({ tag: 'away' } & Saying)

/**
 * Reads what the gateway threw, so that one row of many can fail by itself.
 *
 * @throws any error that is no answer of a channel
 * @source domain: channel gateway
 */
export function channelRefusal(error: unknown): ChannelRefusal {
  if (!(error instanceof Problem)) throw error
  const { code, message } = error.details[0]?.meta ?? {}
  if (error.code !== 'channel_refused')
    return { tag: 'away', ...sayingOf(error), code: 'channel_unreachable' }
  if (typeof message !== 'string') return { tag: 'refused', ...sayingOf(error) }
  return { tag: 'refused', ...quoted(typeof code === 'string' ? code : error.code, message) }
}
