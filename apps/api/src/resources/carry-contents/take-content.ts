import { sql } from 'kysely'
import type { Context } from '../../jsonapi/context.ts'
import { takeContent } from '../../workflows/take-content.ts'
import { carryContentRows, type USABLE_FOR_DOWNLOAD } from './carry-content-rows.ts'

export interface TakeQuery {
  channel?: string
  source?: string
  category?: string
  content_type?: string
}

/** Content of a source that is not offered stays where it is. */
const OFFERED = sql`not exists (
  select 1 from carry_sources s where s.id = t.carry_source_id and s.status <> 'active')`

const narrowed = (query: TakeQuery) => [
  OFFERED,
  ...Object.entries(query).map(([column, value]) => sql`${sql.ref(`t.${column}`)} = ${value}`),
]

/**
 * The next content to look at: processed, random within the oldest day, claimed for the caller.
 *
 * @source domain: verb table (get_checked_content); resources §4 (a random fetch requires processed)
 */
export const getCheckedContent = (context: Context, { query }: { query: TakeQuery }) =>
  takeContent(context, {
    operation: 'carry_contents.get_checked_content',
    resource: carryContentRows,
    statuses: ['processed'],
    where: narrowed(query),
  })

/**
 * Takes a copy of the next usable content out: it is marked as downloaded.
 *
 * @source domain: content life cycle (downloaded marks a copy taken out)
 */
export const getDownloadedContent = (
  context: Context,
  {
    query: { status = ['processed'], ...query },
  }: { query: TakeQuery & { status?: (typeof USABLE_FOR_DOWNLOAD)[number][] } },
) =>
  takeContent(context, {
    operation: 'carry_contents.get_downloaded_content',
    resource: carryContentRows,
    statuses: status,
    where: narrowed(query),
    marks: 'downloaded',
  })
