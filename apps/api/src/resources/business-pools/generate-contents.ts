import { sql } from 'kysely'
import type { Context } from '../../jsonapi/context.ts'
import { problem } from '../../kernel/problem.ts'
import { deriveRows } from '../../workflows/derive-rows.ts'
import { composeContent } from './compose-content.ts'
import { findPool } from './find-pool.ts'
import { partsOf } from './pool-parts.ts'

/** Contents of one call. */
export const MAX_GENERATED = 100

/**
 * Makes smart contents of a pool's images and texts, one for each serial number of the range. A
 * number that exists already is returned unchanged.
 *
 * @throws Problem 404, 409 `nothing_to_use`, 422 `invalid_range`
 * @source domain: verb table (generate_*: idempotent by origin)
 */
export async function generateContents(
  context: Context,
  { id, input }: { id: number; input: { range: number[] } },
) {
  const serials = serialsOf(input.range)
  const pool = await findPool(context, id)
  const parts = await partsOf(context, pool)
  if (parts.images.length === 0 || parts.paragraphs.length === 0) {
    throw problem(
      'nothing_to_use',
      {},
      {
        meta: { images: parts.images.length, paragraphs: parts.paragraphs.length },
      },
    )
  }
  const made = await deriveRows(context, {
    operation: 'business_pools.generate_contents',
    into: { type: 'smart_contents', table: 'smart_contents', lifeCycle: true },
    rows: serials.map((serial) => ({
      source: String(serial),
      origin: { type: 'business_pools', id: `${id}/${serial}` },
      values: {
        business_team_id: pool.business_team_id,
        user_id: context.actor?.userId ?? null,
        title: pool.title,
        topic: '',
        source: pool.source,
        category: pool.category,
        status: 'fetched',
        items: JSON.stringify([{ item_id: pool.item_id, title: pool.title }]),
        ...composeContent(parts, serial),
      },
    })),
  })
  for (const { id: serial, record_id, existing } of made.succeeded)
    if (!existing)
      await sql`
        insert into business_pool_contents (business_team_id, business_pool_id, content_id, serial, created_at)
        values (${pool.business_team_id}, ${id}, ${record_id}, ${Number(serial)}, ${context.now})`.execute(
        context.db,
      )
  return made
}

function serialsOf([from = 1, to = 0]: readonly number[]): number[] {
  const count = to - from + 1
  if (count >= 1 && count <= MAX_GENERATED) return Array.from({ length: count }, (_, i) => from + i)
  throw problem(
    'invalid_range.generated',
    { max_generated: MAX_GENERATED },
    { source: { pointer: '/data/attributes/range' } },
  )
}
