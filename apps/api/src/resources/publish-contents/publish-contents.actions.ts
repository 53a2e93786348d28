import { actorOf, type Context } from '../../jsonapi/context.ts'
import { findAccount } from '../../workflows/find-account.ts'
import { recordOn } from './record-on.ts'

/** A content made by hand: its account decides channel and names. */
export async function publishContentDefaults(context: Context, input: Record<string, unknown>) {
  const actor = actorOf(context)
  const platform = typeof input.platform === 'string' ? input.platform : undefined
  const account = await findAccount(context, String(input.uid), platform)
  return {
    // The queue belongs to the account's team, no matter who adds items.
    business_team_id: account.business_team_id,
    studio_account_id: account.id,
    channel: account.platform,
    platform: account.platform,
    account_name: account.nickname,
    user_id: actor.userId,
    family: 'manual',
  }
}

/** The timeline starts with the item, whichever way it came into the queue. */
export const recordQueued = (context: Context, id: number, values: Record<string, unknown>) =>
  recordOn(context, 'queued', id, values)
