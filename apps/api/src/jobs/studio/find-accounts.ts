import { sql } from 'kysely'
import { findChannel } from '../../gateway/find-channel.ts'
import type { ChannelAddress } from '../../gateway/gateway.ts'
import { Problem } from '../../jsonapi/problem.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import type { Step } from '../task.ts'

export interface AskedAccount {
  id: number
  teamId: number
  userId: number | null
  platform: string
  uid: string
  nickname: string
}

/** The accounts a job asks about: those of the ids, else all that its person sees. */
export async function findAccounts(
  { db, actor }: Step,
  ids: readonly number[] | undefined,
): Promise<AskedAccount[]> {
  const chosen = ids === undefined ? sql`true` : sql`t.id = any(${[...ids]}::bigint[])`
  const { rows } = await sql<AskedAccount>`
    select t.id, t.business_team_id as "teamId", t.user_id as "userId", t.platform, t.uid, t.nickname
    from studio_accounts t where t.deleted_at is null and ${chosen} and ${ownOrTeam(actor)} order by t.id`.execute(
    db,
  )
  return rows
}

/** A channel that is switched off is no reason to end the job: undefined, with the reason. */
export async function channelOf(
  { db, services }: Step,
  platform: string,
): Promise<{ channel: ChannelAddress } | { away: string }> {
  try {
    return { channel: await findChannel(db, services.keys, platform) }
  } catch (error) {
    if (error instanceof Problem) return { away: error.message }
    throw error
  }
}
