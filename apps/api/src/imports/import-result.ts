import { type Saying } from '@omc/core/problems'
import T, { type TSchema } from 'typebox'
import { FileField } from '../jsonapi/file-field.ts'
import { Closed, Id, Nullable, SAID } from '../jsonapi/schema.ts'
import { TABLE_LIMITS } from './table-limits.ts'

/** Why one row of a table was not taken. */
export interface ImportFailure {
  row: number
  error: Saying & { field: string | null }
}

/** The answer of every import: per row, like a batch, with the row number in place of an id. */
export const ImportResult = Closed(
  {
    total: T.Integer({ minimum: 0, description: 'rows below the headers' }),
    succeeded: T.Array(Closed({ row: T.Integer({ minimum: 2 }), id: Id })),
    failed: T.Array(
      Closed({
        row: T.Integer({ minimum: 2 }),
        error: Closed({ ...SAID, field: Nullable(T.String()) }),
      }),
    ),
    ignored_headers: T.Array(T.String(), { description: 'columns that no field takes' }),
    undo_id: Nullable(Id),
  },
  { description: 'rows are counted as in the sheet: the headers are row 1' },
)

/** A table as base64 or data URL; in a multipart body the file itself. */
export const Blob = FileField({
  maxBytes: TABLE_LIMITS.bytes,
  description: 'CSV (UTF-8 or GB18030) or XLSX: base64, data URL, or the file of a multipart body',
  examples: [Buffer.from('title,desc\nA,B\n').toString('base64')],
})

/** Header of each field; fields without one are found by their known names. */
export const Mapping = (fields: readonly string[]) =>
  Closed(
    Object.fromEntries(
      fields.map((field) => [
        field,
        T.Optional(T.String({ minLength: 1, maxLength: 200, description: 'header of the column' })),
      ]),
    ) as Record<string, TSchema>,
    { description: 'field → header; automatic by the known Chinese and English names without it' },
  )
