import { type Saying, says } from '@omc/core/problems'
import { sql, type Selectable } from 'kysely'
import T, { type Static } from 'typebox'
import type { CarryContentsTable, CarryPublishesTable } from '../../db/publishing-tables.ts'
import { auditInto } from '../../jsonapi/audit.ts'
import { ownOrOfOwnAccounts, ownOrTeam } from '../../jsonapi/scope.ts'
import { queueContent, type Account, type ToPublish } from '../../workflows/publish-matching.ts'
import { defineTask } from '../define-task.ts'
import type { Step } from '../task.ts'

const input = T.Object({
  ids: T.Optional(T.Array(T.String())),
  uid: T.Optional(T.String()),
  draft: T.Optional(T.Boolean()),
  activity: T.Optional(T.Boolean()),
  priority: T.Optional(T.Integer()),
})
type Input = Static<typeof input>
type Publish = Selectable<CarryPublishesTable>
type Outcome = { id: string } & Saying

/**
 * Puts processed records into the publishing queue once more, with their own texts and pictures. A
 * record that was queued is not processed any more, so a further try adds nothing twice.
 *
 * @source domain: publish ledger (publish_contents is the only queue)
 */
export const publishProcessed = defineTask({
  kind: 'publish_processed',
  rows: '/carry/publish/list?tab=queue',
  title: { zh: '再次发布', en: 'Republishing' },
  retryDelaysMs: [2000, 10_000, 60_000],
  input,
  async run({ input, step, progress }) {
    const ids = await step((one) => processedIds(one, input))
    await progress(0, ids.length)
    const failed: Outcome[] = []
    for (const [at, id] of ids.entries()) {
      const failure = await step((one) => queueOne(one, id, input))
      if (failure) failed.push(failure)
      await progress(at + 1)
    }
    const queued = ids.length - failed.length
    return {
      queued,
      failed,
      ...says('done.publishes_again', { queued, failed: failed.length }),
    }
  },
})

async function processedIds({ db, actor }: Step, { ids }: Input): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from carry_publishes t
    where t.deleted_at is null and t.status = 'processed' and ${ownOrOfOwnAccounts(actor)}
      and (${ids ?? null}::bigint[] is null or t.id = any(${ids ?? null}::bigint[]))
    order by t.priority desc, t.id`.execute(db)
  return rows.map(({ id }) => id)
}

async function queueOne(one: Step, id: number, input: Input): Promise<Outcome | undefined> {
  const { db, now, services, actor, announce, tell } = one
  const failure = (saying: Saying): Outcome => ({ id: String(id), ...saying })
  const { rows } = await sql<Publish>`
    select t.* from carry_publishes t
    where t.id = ${id} and t.deleted_at is null and t.status = 'processed' for update`.execute(db)
  const [publish] = rows
  if (!publish) return failure(says('not_processed.changed'))
  const content = await contentOf(one, publish)
  if (!content) return failure(says('no_content'))
  const account = await accountOf(one, publish, input.uid)
  if (!account) return failure(says('no_account.gone'))
  const { draft, activity, priority } = input
  const wanted: ToPublish = {
    again: true,
    priority: priority ?? publish.priority,
    ...(draft === undefined ? {} : { draft }),
    ...(activity === undefined ? {} : { activity }),
  }
  const work = { db, now, settings: services.config, userId: actor.userId, announce, tell }
  const result = await queueContent(work, { account, content: dressed(content, publish), wanted })
  if (result.tag === 'failed') return failure(result.saying)
  await db
    .updateTable('carry_publishes')
    .set({ status: 'published', queued_again_id: result.id, updated_at: now })
    .where('id', '=', id)
    .execute()
  await auditInto(
    db,
    { actor, now },
    {
      operation: 'carry_publishes.exec_publish_job',
      subjectType: 'carry_publishes',
      subjectIds: [id],
      after: { publish_content_id: result.id, uid: account.uid },
    },
  )
  return undefined
}

async function contentOf({ db }: Step, { content_id: id }: Publish) {
  if (id === null) return undefined
  const { rows } = await sql<Selectable<CarryContentsTable>>`
    select t.* from carry_contents t where t.id = ${id} and t.deleted_at is null`.execute(db)
  return rows[0]
}

/** The content as the record shows it: the assets were made better there. */
const dressed = (
  content: Selectable<CarryContentsTable>,
  { title, desc, topic, images, paragraphs, cover }: Publish,
) => ({
  ...content,
  title: title || content.title,
  desc: desc || content.desc,
  topic: topic || content.topic,
  images: images.length > 0 ? images : content.images,
  paragraphs: paragraphs.length > 0 ? paragraphs : content.paragraphs,
  cover: cover || content.cover,
})

async function accountOf(
  { db, actor }: Step,
  publish: Publish,
  uid: string | undefined,
): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select t.id, t.business_team_id, t.uid, t.platform, t.nickname from studio_accounts t
    where t.deleted_at is null and t.business_team_id = ${publish.business_team_id}
      and ${ownOrTeam(actor)}
      and ${uid === undefined ? sql`t.id = ${publish.studio_account_id}` : sql`t.uid = ${uid}`}
    order by t.platform = ${publish.channel} desc, t.id limit 1`.execute(db)
  return rows[0]
}
