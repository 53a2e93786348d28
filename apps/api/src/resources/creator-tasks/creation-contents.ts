import { says } from '@omc/core/problems'
import { sql, type Selectable } from 'kysely'
import type { CreatorPoolsTable } from '../../db/creator-tables.ts'
import { rowFailure, type RowFailure } from '../../jsonapi/batch.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { Problem, sayingOf } from '../../kernel/problem.ts'
import { deriveRows, type DerivedRow } from '../../workflows/derive-rows.ts'
import { writeCopy, type Copy, type CopySubject } from '../../writing/copy.ts'
import { findRule } from '../../writing/find-rule.ts'
import { channelOf } from './channel-content.ts'
import { findOpenTask, type CreatorTask } from './find-task.ts'

/** How many goods one call writes about; each takes the writer some seconds. */
export const MAX_WRITTEN = 10
const PARAGRAPHS = 3

interface Input {
  creator_pool_ids?: string[]
  paragraphs?: number
}
type Pool = Selectable<CreatorPoolsTable>
interface Written {
  written: { pool: Pool; copy: Copy | undefined }[]
  failed: RowFailure[]
}

/**
 * Writes a title and paragraphs about goods of the task: the named ones, or those that have no
 * content yet. What has one is not written again.
 */
export async function writeContents(
  context: Context,
  { id, input }: { id: number; input: Input },
): Promise<() => Promise<Written>> {
  const { db, services } = context
  const actor = actorOf(context)
  const task = await findOpenTask(context, id)
  const rule = await findRule(db, task.business_team_id, task.platform)
  const { pools, done, failed } = await poolsToWrite(context, task, input.creator_pool_ids)
  const paragraphs = Math.min(input.paragraphs ?? PARAGRAPHS, rule?.paragraphsMax ?? MAX_WRITTEN)
  return async () => {
    const result: Written = { written: [], failed: [...failed] }
    for (const pool of pools) {
      if (done.has(String(pool.id))) {
        result.written.push({ pool, copy: undefined })
        continue
      }
      try {
        const about = subjectOf(task, pool)
        const copy = await writeCopy(services, { actor }, { about, titles: 1, paragraphs, rule })
        result.written.push({ pool, copy })
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        result.failed.push(rowFailure(pool.id, sayingOf(error)))
      }
    }
    return result
  }
}

async function poolsToWrite(
  { db }: Context,
  task: CreatorTask,
  ids: readonly string[] | undefined,
) {
  const origins = await sql<{ origin_id: string }>`
    select origin_id from creator_contents
    where business_team_id = ${task.business_team_id} and origin_type = 'creator_pools'
      and creator_task_id = ${task.id}`.execute(db)
  const done = new Set(origins.rows.map(({ origin_id }) => origin_id))
  const { rows } = await sql<Pool>`
    select * from creator_pools where creator_task_id = ${task.id} and deleted_at is null
      and (${ids ?? null}::bigint[] is null or id = any(${ids ?? null}::bigint[])) order by id`.execute(
    db,
  )
  if (!ids)
    return {
      pools: rows.filter(({ id }) => !done.has(String(id))).slice(0, MAX_WRITTEN),
      done,
      failed: [],
    }
  const there = new Set(rows.map(({ id }) => String(id)))
  const failed = ids
    .filter((id) => !there.has(id))
    .map((id) => rowFailure(id, says('not_found.of_task')))
  return { pools: rows, done, failed }
}

/** Stores the generated texts: one content per product. */
export async function storeWritten(
  context: Context,
  { id, found }: { id: number; found: Written },
) {
  const task = await findOpenTask(context, id)
  return deriveRows(context, {
    operation: 'creator_tasks.creation_contents',
    into: { type: 'creator_contents', table: 'creator_contents', lifeCycle: true },
    rows: found.written.map(({ pool, copy }) => contentOf(task, pool, copy)),
    failed: found.failed,
  })
}

function contentOf(task: CreatorTask, pool: Pool, copy: Copy | undefined): DerivedRow {
  const images = imagesOf(pool)
  const paragraphs = copy?.paragraphs ?? []
  return {
    source: String(pool.id),
    origin: { type: 'creator_pools', id: String(pool.id) },
    values: {
      business_team_id: task.business_team_id,
      user_id: task.user_id,
      creator_task_id: task.id,
      title: copy?.titles[0] ?? pool.goods_name,
      cover: images[0] ?? '',
      images,
      desc: paragraphs.join('\n'),
      paragraphs,
      topic: task.topic,
      items: JSON.stringify([{ item_id: pool.goods_id, title: pool.goods_name }]),
      category: task.category,
      channel: channelOf(task),
      source: 'creation',
    },
  }
}

function subjectOf(task: CreatorTask, { goods_name, goods_detail }: Pool): CopySubject {
  const { price, desc, points } = goods_detail
  return {
    title: goods_name || task.keyword,
    ...(task.category ? { category: task.category } : {}),
    ...(task.topic ? { topic: task.topic } : {}),
    ...(typeof price === 'number' ? { price } : {}),
    ...(typeof desc === 'string' ? { desc } : {}),
    ...(Array.isArray(points) ? { points: points.filter(isText) } : {}),
  }
}

const imagesOf = ({ goods_cover, goods_detail }: Pool): string[] => {
  const more = Array.isArray(goods_detail.images) ? goods_detail.images.filter(isText) : []
  return [...new Set([...(goods_cover ? [goods_cover] : []), ...more])].slice(0, 9)
}

const isText = (value: unknown): value is string => typeof value === 'string'
