import { type Saying, says } from '@omc/core/problems'
import { sql, type Selectable } from 'kysely'
import type { CarryContentsTable } from '../../db/publishing-tables.ts'
import { batchAnswer, findRows, rowFailure } from '../../jsonapi/batch.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'
import { stillCounts } from '../../workflows/ledger/still-counts.ts'
import { queueContent, type Account, type ToPublish } from '../../workflows/publish-matching.ts'
import { carryContentRows } from './carry-content-rows.ts'

type Content = Selectable<CarryContentsTable>
type Input = Omit<ToPublish, 'again'> & { ids: string[] }

/**
 * Puts contents into the queue of the account that fits each: the one its source is tied to, else
 * one of its channel, of the same category before others, the least busy first. A content that is
 * in any queue already is not spread to another account.
 *
 * @source domain: publish ledger (publish_contents is the only queue)
 */
export async function syncToPublish(context: Context, { input }: { input: Input }) {
  const { ids, ...wanted } = input
  const { rows, failed } = await findRows<Content>(context, carryContentRows, ids)
  const queued: { id: number; uid: string }[] = []
  for (const content of rows) {
    const refusal = await refusalOf(context, content)
    const account = refusal ? undefined : await fittingAccount(context, content)
    if (refusal) failed.push(rowFailure(content.id, refusal))
    else if (account) {
      const result = await queueContent(await ledgerWork(context), { account, content, wanted })
      if (result.tag === 'queued') queued.push({ id: content.id, uid: account.uid })
      else failed.push(rowFailure(content.id, result.saying))
    } else {
      failed.push(
        rowFailure(content.id, says('no_account.fits', { channel: content.channel || '-' })),
      )
    }
  }
  await context.audit({
    operation: 'carry_contents.sync_to_publish',
    subjectType: 'carry_contents',
    subjectIds: queued.map(({ id }) => id),
    after: { queued },
  })
  return batchAnswer({ succeeded: queued.map(({ id }) => id), failed })
}

async function refusalOf({ db }: Context, content: Content): Promise<Saying | undefined> {
  const { rows } = await sql<{ queued: boolean; held: boolean }>`
    select
      exists (select 1 from publish_contents q where q.family = 'carry' and q.content_id = ${content.id}
        and ${stillCounts('q')} and q.status <> 'refused') as queued,
      exists (select 1 from carry_sources s where s.id = ${content.carry_source_id}
        and s.status <> 'active') as held`.execute(db)
  const [row] = rows
  if (row?.queued) return says('already_queued')
  if (row?.held) return says('source_paused')
  return undefined
}

async function fittingAccount(context: Context, content: Content): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select t.id, t.business_team_id, t.uid, t.platform, t.nickname
    from studio_accounts t
    left join carry_sources s on s.id = ${content.carry_source_id} and s.studio_account_id = t.id
    where t.business_team_id = ${content.business_team_id} and t.deleted_at is null and t.visiable
      and t.queue_ended_at is null and ${ownOrTeam(actorOf(context))}
      and (s.id is not null or t.platform = ${content.channel})
    order by s.id is not null desc,
      coalesce(t.business_category_id = ${content.business_category_id}::bigint, false) desc,
      (t.category = ${content.category} and t.category <> '') desc,
      (select count(*) from publish_contents q where q.studio_account_id = t.id
        and q.deleted_at is null and q.status in ('queued', 'waiting')),
      t.id
    limit 1`.execute(context.db)
  return rows[0]
}
