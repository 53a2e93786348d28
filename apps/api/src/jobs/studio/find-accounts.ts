import { type Saying } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import { findChannel } from '../../gateway/find-channel.ts'
import type { ChannelAddress } from '../../gateway/gateway.ts'
import { Id } from '../../jsonapi/schema.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { Problem, sayingOf } from '../../kernel/problem.ts'
import type { Step } from '../task.ts'

/** The input of a job that asks about accounts; without ids it asks about all. */
export const AskedAccounts = T.Object({ ids: T.Optional(T.Array(Id)) })

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
  ids: readonly string[] | undefined,
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
): Promise<{ channel: ChannelAddress } | { away: Saying }> {
  try {
    return { channel: await findChannel(db, services.keys, platform) }
  } catch (error) {
    if (error instanceof Problem)
      return { away: { ...sayingOf(error), code: 'channel_unreachable' } }
    throw error
  }
}
