import { sql } from 'kysely'
import T from 'typebox'
import { defineImporter, importRows, type Table } from '../../imports/index.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { Closed, Label } from '../../jsonapi/schema.ts'
import { problem } from '../../kernel/problem.ts'
import { openTable } from '../../offload/open-table.ts'
import { carryPublishRows } from './carry-publish-rows.ts'

export const cpsImporter = defineImporter({
  row: Closed({
    feed_id: Label(200),
    cps_amount: T.Number({ minimum: 0, maximum: 100_000_000 }),
    channel: T.Optional(Label(50)),
  }),
  headers: {
    feed_id: ['内容ID', '作品ID', '动态ID', 'feed id'],
    cps_amount: ['佣金', '佣金金额', 'CPS佣金', 'commission'],
    channel: ['渠道'],
  },
})

interface Input {
  blob: Buffer
  mapping?: Record<string, unknown>
}

export async function readCps(_context: Context, { input }: { input: Input }) {
  return () => openTable(input.blob)
}

/**
 * Sets the commission of published pieces by their id at the channel. The amount replaces what was
 * there, so the same file twice changes nothing.
 *
 * @source domain: verb table (import_cps_amount); settled numbers (yuan outside, fen inside)
 */
export async function importCpsAmount(
  context: Context,
  { input, found }: { input: Input; found: Table },
) {
  return importRows(context, {
    operation: 'carry_publishes.import_cps_amount',
    resource: carryPublishRows,
    importer: cpsImporter,
    table: found,
    mapping: input.mapping,
    async store({ feed_id: feedId, cps_amount: yuan, channel }) {
      const fen = toFen(yuan)
      const row = await findPublish(context, feedId, channel)
      const after = { cps_amount_fen: fen, cps_imported_at: context.now }
      await context.db
        .updateTable('carry_publishes')
        .set({ ...after, updated_at: context.now })
        .where('id', '=', row.id)
        .execute()
      return {
        id: row.id,
        change: {
          before: {
            cps_amount_fen: row.cps_amount_fen,
            cps_imported_at: row.cps_imported_at,
            updated_at: row.updated_at,
          },
          after: { ...after, updated_at: context.now },
        },
      }
    },
  })
}

/** @throws Problem 422 `too_precise`: money has at most two decimals */
export function toFen(yuan: number): number {
  const fen = Math.round(yuan * 100)
  // A decimal fraction is not exact in binary; a hundredth of a fen is no rounding of it.
  if (Math.abs(fen - yuan * 100) < 0.01) return fen
  throw problem(
    'too_precise',
    {},
    {
      source: { pointer: '/cps_amount' },
    },
  )
}

interface Publish {
  id: number
  cps_amount_fen: number
  cps_imported_at: Date | null
  updated_at: Date
}

async function findPublish(
  context: Context,
  feedId: string,
  channel: string | undefined,
): Promise<Publish> {
  const { rows } = await sql<Publish>`
    select t.id, t.cps_amount_fen, t.cps_imported_at, t.updated_at from carry_publishes t
    where t.feed_id = ${feedId} and t.deleted_at is null
      and ${carryPublishRows.scope(actorOf(context))}
      and (${channel ?? null}::text is null or t.channel = ${channel ?? null})
    order by t.id limit 2 for update`.execute(context.db)
  const [row, another] = rows
  const source = { source: { pointer: '/feed_id' } }
  if (!row) throw problem('not_found.feed_id', { feed_id: feedId }, source)
  if (!another) return row
  throw problem('ambiguous', { feed_id: feedId }, source)
}
