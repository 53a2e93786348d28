import { Problem } from '../jsonapi/problem.ts'

/** A definite no of a channel in its own words, or no usable answer. */
export type ChannelNo =
  | { tag: 'refused'; code: string; message: string }
  | { tag: 'away'; message: string }

/**
 * Reads what the gateway threw, so that one row of many can fail by itself.
 *
 * @throws whatever is no answer of a channel
 * @source domain: channel gateway
 */
export function channelNo(error: unknown): ChannelNo {
  if (!(error instanceof Problem)) throw error
  const { code, message } = error.details[0]?.meta ?? {}
  if (error.code !== 'channel_refused') return { tag: 'away', message: error.message }
  return {
    tag: 'refused',
    code: typeof code === 'string' ? code : error.code,
    message: typeof message === 'string' ? message : error.message,
  }
}
