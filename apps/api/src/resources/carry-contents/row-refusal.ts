import { Problem } from '../../jsonapi/problem.ts'
import { channelNo } from '../../workflows/channel-no.ts'

/**
 * Why one row of many could not be done, from what was thrown.
 *
 * @throws whatever is no refusal
 */
export function rowRefusal(error: unknown): { code: string; message: string } {
  if (error instanceof Problem && error.status < 500)
    return { code: error.code, message: error.message }
  const no = channelNo(error)
  return no.tag === 'refused'
    ? { code: no.code, message: no.message }
    : { code: 'channel_unreachable', message: no.message }
}
