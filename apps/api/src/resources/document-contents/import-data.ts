import { CHANNELS } from '@omc/core'
import { sql } from 'kysely'
import T from 'typebox'
import { defineImporter, importRows, type Table } from '../../imports/index.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { Closed, OneOf, Text } from '../../jsonapi/schema.ts'
import { openTable, openText } from '../../offload/open-table.ts'
import { hashOf } from './content-modified.ts'

/** Characters of one document. */
export const MAX_CONTENT = 8000

export const documentImporter = defineImporter({
  row: Closed({
    content: T.String({ minLength: 1, maxLength: MAX_CONTENT }),
    title: T.Optional(Text(200)),
    channel: T.Optional(OneOf(...CHANNELS)),
  }),
  headers: {
    content: ['正文', '内容', '文案', 'text'],
    title: ['标题', '名称'],
    channel: ['渠道', '平台'],
  },
})

export interface Given {
  blob: Buffer
  file_name?: string
  format?: 'table' | 'text'
  mapping?: Readonly<Record<string, unknown>>
}

/** A table has a document in each row; a text has one in each part between empty lines. */
export const readDocuments = (input: Given): Promise<Table> =>
  isText(input) ? openText(input.blob) : openTable(input.blob)

const isText = ({ format, file_name: name = '' }: Given) =>
  format === 'text' || (format === undefined && /\.(txt|md)$/i.test(name))

/**
 * Stores each document once: the same text again finds the row that is there.
 *
 * @source resources spec §7 (import_data: blob)
 */
export function importDocuments(
  context: Context,
  { resource, input, found }: { resource: Resource; input: Given; found: Table },
) {
  const { db, now } = context
  const actor = actorOf(context)
  return importRows(context, {
    operation: 'document_contents.import_data',
    resource,
    importer: documentImporter,
    table: found,
    mapping: input.mapping,
    async store({ content, title = '', channel = '' }, row) {
      const hash = hashOf(content)
      const { rows } = await sql<{ id: number }>`
        insert into document_contents (business_team_id, user_id, title, content, channel, source, blob, row_no,
          content_hash, created_at, updated_at)
        values (${actor.teamId}, ${actor.userId}, ${title}, ${content}, ${channel}, 'import',
          ${input.file_name ?? null}, ${row}, ${hash}, ${now}, ${now})
        on conflict (business_team_id, source, content_hash) where deleted_at is null and source = 'import'
        do nothing returning id`.execute(db)
      const [made] = rows
      if (made) return { id: made.id }
      const there = await db
        .selectFrom('document_contents')
        .select(['id', 'title'])
        .where('business_team_id', '=', actor.teamId)
        .where('source', '=', 'import')
        .where('content_hash', '=', hash)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow()
      // Nothing of it changed, so undoing changes nothing.
      const same = { title: there.title }
      return { id: there.id, change: { before: same, after: same } }
    },
  })
}
