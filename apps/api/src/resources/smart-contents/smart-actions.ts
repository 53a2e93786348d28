import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import type { Table } from '../../imports/index.ts'
import { findRows, batchAnswer, rowFailure } from '../../jsonapi/batch.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { problem } from '../../kernel/problem.ts'
import { openTable } from '../../offload/open-table.ts'
import { startJob } from '../../workflows/jobs/start-job.ts'
import { takeContent } from '../../workflows/take-content.ts'
import { smartContentRows } from './smart-content-rows.ts'
import { importSmart, type ImportDefaults } from './smart-import.ts'

export interface TakeQuery {
  category?: string
  source?: string
  channel?: string
}

const narrowed = (query: TakeQuery) =>
  Object.entries(query).map(([column, value]) => sql`${sql.ref(`t.${column}`)} = ${value}`)

/** The next content to look at, claimed for the caller. @source domain: get_checked_content */
export const getCheckedContent = (context: Context, { query }: { query: TakeQuery }) =>
  takeContent(context, {
    operation: 'smart_contents.get_checked_content',
    resource: smartContentRows,
    statuses: ['processed'],
    where: narrowed(query),
  })

/** Statuses of contents that may be downloaded. @source resources §4: usable for download */
export const USABLE_FOR_DOWNLOAD = ['checked', 'downloaded', 'processed'] as const

export const getDownloadedContent = (
  context: Context,
  {
    query: { status = ['processed'], ...query },
  }: {
    query: TakeQuery & { status?: (typeof USABLE_FOR_DOWNLOAD)[number][] }
  },
) =>
  takeContent(context, {
    operation: 'smart_contents.get_downloaded_content',
    resource: smartContentRows,
    statuses: status,
    where: narrowed(query),
    marks: 'downloaded',
  })

/** Fewest images, and fewest characters of text, that 有好货 accepts. */
const YOUHAOHUO = { images: 3, words: 10 }

/** The next content that fits 有好货, claimed for the caller. */
export const getYouhaohuoContent = (context: Context, { query }: { query: TakeQuery }) =>
  takeContent(context, {
    operation: 'smart_contents.get_youhaohuo_content',
    resource: smartContentRows,
    statuses: ['processed', 'checked'],
    where: [
      ...narrowed(query),
      sql`t.channel in ('', 'youhaohuo')`,
      sql`greatest(cardinality(t.images), cardinality(t.make_images)) >= ${YOUHAOHUO.images}`,
      sql`char_length(t."desc") + coalesce((select sum(char_length(p)) from unnest(t.paragraphs) p), 0) >= ${YOUHAOHUO.words}`,
    ],
  })

interface ImportInput extends ImportDefaults {
  blob: Buffer
  mapping?: Record<string, unknown>
}

export const prepareTable =
  async (_context: Context, { input }: { input: { blob: Buffer } }) =>
  () =>
    openTable(input.blob)

const importing =
  (operation: string) =>
  (context: Context, { input, found }: { input: ImportInput; found: Table }) => {
    const { mapping, source, category, topic } = input
    return importSmart(
      { ...context, actor: actorOf(context) },
      { operation, table: found, mapping, defaults: { source, category, topic } },
    )
  }

/** Contents from a table. @source domain: verb table (import_data) */
export const importData = importing('smart_contents.import_data')
export const addContentFromImport = importing('smart_contents.add_content_from_import')

/**
 * Starts a job that fetches a table from an address.
 *
 * @throws Problem 422 `address_not_allowed`
 */
export async function importRemote(
  context: Context,
  { input }: { input: ImportDefaults & { url: string; mapping?: Record<string, unknown> } },
) {
  const { url, mapping, ...defaults } = input
  const checked = context.services.outbound.check(url)
  if (checked.tag === 'refused') {
    throw problem(
      'address_not_allowed',
      { why: checked.why },
      {
        source: { pointer: '/data/attributes/url' },
      },
    )
  }
  const id = await startJob(context, {
    kind: 'import_remote_data',
    operation: 'smart_contents.import_remote_data',
    input: { url, ...(mapping ? { mapping } : {}), defaults },
  })
  return { id }
}

/** Frees positions of images again: all of a content, or those named. */
export async function deleteImageAssignIndex(
  context: Context,
  { input }: { input: { ids: string[]; indexes?: number[] } },
) {
  const { rows, failed } = await findRows<{ image_assign_index: number[] }>(
    context,
    smartContentRows,
    input.ids,
  )
  const { indexes } = input
  const held = rows.filter(({ image_assign_index: own }) =>
    indexes ? indexes.some((index) => own.includes(index)) : own.length > 0,
  )
  for (const { id } of rows.filter((row) => !held.includes(row))) {
    failed.push(rowFailure(id, says('nothing_assigned')))
  }
  const ids = held.map(({ id }) => id)
  const left = indexes
    ? sql`array(select i from unnest(t.image_assign_index) i where i <> all(${indexes}::int[]))`
    : sql`'{}'::int[]`
  const undoId = await changeRows(context, {
    operation: 'smart_contents.delete_image_assign_index',
    resource: smartContentRows,
    ids,
    set: { image_assign_index: left },
  })
  return batchAnswer({ succeeded: ids, failed, undoId })
}
