import { sql } from 'kysely'
import { findChannel } from '../../gateway/find-channel.ts'
import type { ChannelAddress, ChannelGateway } from '../../gateway/gateway.ts'
import { Problem } from '../../kernel/problem.ts'
import type { OrderAccount } from '../../orders/store-orders.ts'
import type { Step, TaskRun } from '../task.ts'

export interface TeamAccount extends OrderAccount {
  nickname: string
}

/** A channel as a job asks it, between its steps. */
export interface Asked {
  channel: ChannelAddress
  gateway: ChannelGateway
}

/** The accounts of the job's team, by platform. */
export async function teamAccounts({ db, actor }: Step): Promise<TeamAccount[]> {
  const { rows } = await sql<TeamAccount>`
    select a.id, a.business_team_id as "teamId", a.platform, a.uid, a.nickname from studio_accounts a
    join channels c on c.name = a.platform and c.enabled
    where a.business_team_id = ${actor.teamId} and a.deleted_at is null order by a.platform, a.id`.execute(
    db,
  )
  return rows
}

export const channelOf = ({ step }: TaskRun, platform: string): Promise<Asked> =>
  step(async ({ db, services }) => ({
    channel: await findChannel(db, services.keys, platform),
    gateway: services.gateway,
  }))

/** A channel's refusal for one account or platform; the others continue. */
export interface Missed {
  what: string
  refusal: Problem
}

/** Runs the work for each, and continues after a channel refused one. */
export async function forEachOf<R>(
  things: readonly R[],
  name: (thing: R) => string,
  work: (thing: R) => Promise<void>,
): Promise<Missed[]> {
  const missed: Missed[] = []
  for (const thing of things) {
    try {
      await work(thing)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      missed.push({ what: name(thing), refusal: error })
    }
  }
  return missed
}

/**
 * Reports the refusals of a job. If nothing was done, the last refusal is the job's.
 *
 * @throws Problem
 */
export function reportMissed(missed: readonly Missed[], wantedCount: number) {
  const last = missed.at(-1)
  if (last && missed.length === wantedCount) throw last.refusal
  return missed.map(({ what, refusal: { code, message } }) => ({ what, code, message }))
}
