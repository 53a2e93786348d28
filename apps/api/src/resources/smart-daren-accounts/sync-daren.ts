import { THINGS } from '@omc/core/problems'
import { findChannel } from '../../gateway/find-channel.ts'
import type { Creator } from '../../gateway/gateway.ts'
import { findRows } from '../../jsonapi/batch.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import type { Context } from '../../jsonapi/context.ts'
import type { RecordAnswer } from '../../jsonapi/present-answer.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { notFound } from '../../kernel/problem.ts'
import { darenColumns } from '../../workflows/daren-columns.ts'
import { startChannelJob } from '../../workflows/jobs/start-channel-job.ts'

/** Default platform for finding creators. */
const DEFAULT_PLATFORM = 'guangguang'

/** @throws Problem 422 `unknown_channel`, 409 `channel_disabled` */
export async function startSyncList(
  context: Context,
  { query }: { query: { platform?: string; q?: string; category?: string } },
): Promise<RecordAnswer> {
  const { platform = DEFAULT_PLATFORM, ...wanted } = query
  return startChannelJob(context, {
    platform,
    kind: 'sync_daren_list',
    input: { platform, ...wanted },
    operation: 'smart_daren_accounts.sync_list',
  })
}

interface Row {
  platform: string
  author_id: string
}

/** @throws Problem 404; 502 `channel_refused`, 503 `channel_unreachable` */
export async function prepareSyncHome(context: Context, resource: Resource, id: number) {
  const { rows } = await findRows<Row>(context, resource, [String(id)])
  const [row] = rows
  if (!row) throw notFound(THINGS.daren)
  const { services, db } = context
  const channel = await findChannel(db, services.keys, row.platform)
  return () => services.gateway.creator(channel, row.author_id)
}

export async function storeHome(
  context: Context,
  { resource, id, found }: { resource: Resource; id: number; found: Creator },
): Promise<RecordAnswer> {
  const { rows } = await findRows<Row>(context, resource, [String(id)])
  if (rows.length === 0) throw notFound(THINGS.daren)
  await changeRows(context, {
    operation: 'smart_daren_accounts.sync_home',
    resource,
    ids: [id],
    set: { ...darenColumns(found), synced_at: context.now },
  })
  return { id }
}
