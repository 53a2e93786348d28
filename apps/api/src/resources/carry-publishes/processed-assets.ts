import { THINGS, says } from '@omc/core/problems'
import { sql } from 'kysely'
import T, { type Static } from 'typebox'
import { batchAnswer, findRows, rowFailure } from '../../jsonapi/batch.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context, type RowChange } from '../../jsonapi/context.ts'
import type { RecordAnswer } from '../../jsonapi/present-answer.ts'
import { Text, Texts } from '../../jsonapi/schema.ts'
import { toColumn } from '../../jsonapi/to-column.ts'
import { notFound, problem } from '../../kernel/problem.ts'
import { carryPublishRows } from './carry-publish-rows.ts'
import { publishColumns, type PublishRow } from './move-publishes.ts'

/** Media and text of a piece for another publication. */
export const ASSETS = {
  title: T.Optional(Text(500)),
  desc: T.Optional(Text(10_000)),
  topic: T.Optional(Text(200)),
  cover: T.Optional(Text(2000)),
  image: T.Optional(Text(2000)),
  picture: T.Optional(Text(2000)),
  video: T.Optional(Text(2000)),
  images: T.Optional(Texts(50)),
  paragraphs: T.Optional(Texts(100, 5000)),
}
type Assets = Static<ReturnType<typeof assetsObject>>
const assetsObject = () => T.Object(ASSETS)

/**
 * Keeps a record, with better assets if they are given, as ready to go out once more.
 *
 * @throws Problem 404; 409 `not_allowed_move`
 * @source resources §4: a publish can be saved to processed
 */
export async function saveToProcessed(
  context: Context,
  { id, input }: { id: number; input: Assets },
): Promise<RecordAnswer> {
  const { rows } = await sql<PublishRow>`
    select t.* from carry_publishes t
    where t.id = ${id} and t.deleted_at is null and ${carryPublishRows.scope(actorOf(context))} for update`.execute(
    context.db,
  )
  const [row] = rows
  if (!row) throw notFound(THINGS.publishRecord)
  if (row.status !== 'published' && row.status !== 'processed')
    throw problem('not_allowed_move', { from: row.status, to: 'processed' })
  await changeRows(context, {
    operation: 'carry_publishes.save_to_processed',
    resource: carryPublishRows,
    ids: [id],
    set: { ...publishColumns('processed', context.now), ...input },
  })
  return { id }
}

interface AssetsInput {
  assets: ({ id: string } & Assets)[]
}

/**
 * New assets for records that are ready to go out once more, each its own; one undo takes all back.
 *
 * @throws Problem 422 `id_twice`
 * @source domain: batch verbs
 */
export async function batchUpdateProcessedAssets(
  context: Context,
  { input }: { input: AssetsInput },
) {
  const wanted = new Map(input.assets.map(({ id, ...assets }) => [id, assets]))
  if (wanted.size < input.assets.length) {
    throw problem('id_twice', {}, { source: { pointer: '/data/attributes/assets' } })
  }
  const { rows, failed } = await findRows<PublishRow>(context, carryPublishRows, [...wanted.keys()])
  const changes: RowChange[] = []
  for (const { id, status } of rows) {
    const assets = wanted.get(String(id)) ?? {}
    if (status !== 'processed') failed.push(rowFailure(id, says('not_processed', { status })))
    else if (Object.keys(assets).length === 0) failed.push(rowFailure(id, says('nothing_given')))
    else changes.push(await changeOne(context, id, assets))
  }
  const undoId =
    changes.length === 0
      ? null
      : await context.audit({
          operation: 'carry_publishes.batch_update_processed_assets',
          subjectType: 'carry_publishes',
          subjectIds: changes.map(({ id }) => id),
          changes,
        })
  return batchAnswer({
    succeeded: changes.map(({ id }) => id),
    failed,
    undoId: undoId === null ? null : String(undoId),
  })
}

async function changeOne({ db, now }: Context, id: number, assets: Assets): Promise<RowChange> {
  const set: [string, unknown][] = [...Object.entries(assets), ['updated_at', now]]
  const state = sql`jsonb_build_object(${sql.join(
    set.flatMap(([name]) => [sql.lit(name), sql.ref(`t.${name}`)]),
  )})`
  const before = await sql<{ state: Record<string, unknown> }>`
    select ${state} as state from carry_publishes t where t.id = ${id}`.execute(db)
  const after = await sql<{ state: Record<string, unknown> }>`
    update carry_publishes t set ${sql.join(
      set.map(
        ([name, value]) => sql`${sql.ref(name)} = ${toColumn(carryPublishRows, name, value)}`,
      ),
    )} where t.id = ${id} returning ${state} as state`.execute(db)
  return {
    id: String(id),
    before: before.rows[0]?.state ?? {},
    after: after.rows[0]?.state ?? {},
  }
}
