import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { findChannel } from '../../gateway/find-channel.ts'
import type { ChannelAddress } from '../../gateway/gateway.ts'
import { batchAnswer, type RowFailure } from '../../jsonapi/batch.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import type { Actor } from '../../kernel/actor.ts'
import { startJob } from '../../workflows/jobs/start-job.ts'
import { lookAtLogin, writeSeen, type Login, type Look, type Seen } from './look-at-login.ts'

/** Logins to check. */
export interface Wanted {
  id?: string
  platform?: string
}
interface Looked {
  login: Login
  seen: Seen
}

/** More than these wait for a job. */
const INLINE = 10

export const prepareVerify = (context: Context, { query }: { query: { platform: string } }) =>
  prepare(context, 'verify', query)
export const prepareBackbone = (context: Context, { query }: { query: Wanted }) =>
  prepare(context, 'backbone', query)

export const batchVerifyLogin = (
  context: Context,
  { query, found }: { query: { platform: string }; found: Looked[] | undefined },
) => keep(context, { look: 'verify', operation: 'batch_verify_login', wanted: query, found })
export const syncCreatorBackbone = (
  context: Context,
  { query, found }: { query: Wanted; found: Looked[] | undefined },
) => keep(context, { look: 'backbone', operation: 'sync_creator_backbone', wanted: query, found })

/** Asks about a few logins at once; nothing when there are more than fit in one answer. */
async function prepare(context: Context, look: Look, wanted: Wanted) {
  const { db, services } = context
  const logins = await findLogins({ db, actor: actorOf(context) }, wanted)
  if (logins.length > INLINE) return async () => undefined
  const channels = new Map<string, ChannelAddress>()
  for (const { platform } of logins) {
    if (!channels.has(platform))
      channels.set(platform, await findChannel(db, services.keys, platform))
  }
  return () =>
    Promise.all(
      logins.flatMap((login) => {
        const channel = channels.get(login.platform)
        return channel ? [look1(channel, login)] : []
      }),
    )
  async function look1(channel: ChannelAddress, login: Login): Promise<Looked> {
    return { login, seen: await lookAtLogin(services.gateway, channel, login, look) }
  }
}

interface Keeping {
  look: Look
  operation: string
  wanted: Wanted
  found: Looked[] | undefined
}

async function keep(context: Context, { look, operation, wanted, found }: Keeping) {
  const name = `access_accounts.${operation}`
  if (!found) {
    const input = { look, ...wanted }
    const jobId = await startJob(context, { kind: 'look_at_logins', input, operation: name })
    return { ...batchAnswer({ succeeded: [], failed: [] }), job_id: String(jobId) }
  }
  const succeeded: number[] = []
  const failed: RowFailure[] = []
  for (const { login, seen } of found) {
    const failure = await writeSeen(context, login, look, seen)
    if (failure) failed.push(failure)
    else succeeded.push(login.id)
  }
  await context.audit({
    operation: name,
    subjectType: 'access_accounts',
    subjectIds: found.map(({ login }) => login.id),
    after: { succeeded, failed },
  })
  return { ...batchAnswer({ succeeded, failed }), job_id: null }
}

/** The logins of a request that the actor sees, in a stable order. */
export async function findLogins(
  { db, actor }: { db: Db; actor: Actor },
  { id, platform }: Wanted,
): Promise<Login[]> {
  const { rows } = await sql<Login>`
    select t.id, t.uid, t.platform from access_accounts t
    where t.deleted_at is null and ${ownOrTeam(actor)}
      and (${id ?? null}::bigint is null or t.id = ${id ?? null}::bigint)
      and (${platform ?? null}::text is null or t.platform = ${platform ?? null})
    order by t.id`.execute(db)
  return rows
}
