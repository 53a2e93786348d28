import { sql } from 'kysely'
import T from 'typebox'
import type { Filter } from '../../jsonapi/filters.ts'

/** Whether the image has been made. */
export const madeFilter: Filter = {
  schema: T.Boolean({ description: 'the image has been made' }),
  where: (value) => (value ? sql<boolean>`t.make_image <> ''` : sql<boolean>`t.make_image = ''`),
}
