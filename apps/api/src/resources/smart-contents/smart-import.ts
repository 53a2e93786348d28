import T from 'typebox'
import {
  defineImporter,
  importRows,
  type Importing,
  type RowOf,
  type Table,
} from '../../imports/index.ts'
import { Closed, Label, Text, Texts } from '../../jsonapi/schema.ts'
import type { Actor } from '../../kernel/actor.ts'
import { smartContentRows } from './smart-content-rows.ts'

/** A table of contents, and the headers people give its columns. */
export const smartImporter = defineImporter({
  row: Closed({
    title: Label(200),
    desc: T.Optional(Text(20_000)),
    images: T.Optional(Texts(100)),
    paragraphs: T.Optional(Texts(100, 5000)),
    topic: T.Optional(Text(500)),
    category: T.Optional(Text(200)),
    source: T.Optional(Text(100)),
  }),
  headers: {
    title: ['标题', '名称'],
    desc: ['描述', '正文', '内容', 'content', 'text'],
    images: ['图片', 'image', 'pictures'],
    paragraphs: ['段落', 'paragraph'],
    topic: ['话题', 'topics'],
    category: ['类目', '分类'],
    source: ['来源'],
  },
})

export type SmartRow = RowOf<typeof smartImporter>

/** Values for imported rows that have none of their own. */
export interface ImportDefaults {
  source?: string | undefined
  category?: string | undefined
  topic?: string | undefined
}

interface Import {
  operation: string
  table: Table
  mapping: Readonly<Record<string, unknown>> | undefined
  defaults: ImportDefaults
}

/** Stores the rows of a table as smart contents that nobody has looked at yet. */
export const importSmart = (
  context: Importing & { actor: Actor },
  { operation, table, mapping, defaults }: Import,
) =>
  importRows(context, {
    operation,
    resource: smartContentRows,
    importer: smartImporter,
    table,
    mapping,
    store: (values) => insertSmart(context, { ...withoutEmpty(defaults), ...values }),
  })

const withoutEmpty = (defaults: ImportDefaults): Partial<SmartRow> =>
  Object.fromEntries(Object.entries(defaults).filter(([, value]) => value !== undefined))

function insertSmart(
  { db, now, actor }: Importing & { actor: Actor },
  row: SmartRow,
): Promise<{ id: number }> {
  const { teamId, userId } = actor
  return db
    .insertInto('smart_contents')
    .values({
      business_team_id: teamId,
      user_id: userId,
      source: 'import',
      ...row,
      status_before_trash: null,
      claimed_by: null,
      origin_type: null,
      origin_id: null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
