import { findChannel } from '../../gateway/find-channel.ts'
import type { Context } from '../../jsonapi/context.ts'
import type { RecordAnswer } from '../../jsonapi/present-answer.ts'
import { startJob } from './start-job.ts'

/** The channel that ranks goods. */
export const GOLD_CHANNEL = 'goudong'
/** The channel that has audience groups. */
export const CROWD_CHANNEL = 'guangguang'

interface Wanted {
  /** Channel that the job asks. */
  platform: string
  /** A kind of the task table. */
  kind: string
  input?: Readonly<Record<string, unknown>>
  /** `<resource>.<operation>` that starts it, for the audit row. */
  operation: string
}

/**
 * Starts a job that asks one channel. A channel that is missing or switched off is reported at once,
 * not by a failed job.
 *
 * @throws Problem 422 `unknown_channel`, 409 `channel_disabled`, 429 `queue_full`
 */
export async function startChannelJob(
  context: Context,
  { platform, kind, input = {}, operation }: Wanted,
): Promise<RecordAnswer> {
  await findChannel(context.db, context.services.keys, platform)
  return { id: await startJob(context, { kind, input, operation }) }
}
