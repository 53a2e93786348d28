import T from 'typebox'
import type { RowFailure } from '../../jsonapi/batch.ts'
import { Closed, Id } from '../../jsonapi/schema.ts'

/**
 * The answer of a call that derives rows: `id` is what it was derived from, `derived_id` the row;
 * `created` is false where the row stood already.
 *
 * @source domain: verb table (transfer_to_*, generate_*)
 */
export const DerivedRows = Closed({
  succeeded: T.Array(Closed({ id: Id, derived_id: Id, created: T.Boolean() })),
  failed: T.Array(Closed({ id: Id, error: Closed({ code: T.String(), message: T.String() }) })),
  undo_id: T.Null({ description: 'derived rows go back by the trash, not by undo' }),
})

export interface DerivedRow {
  id: number
  derivedId: number
  created: boolean
}

export const derivedAnswer = (rows: readonly DerivedRow[], failed: readonly RowFailure[]) => ({
  succeeded: rows.map(({ id, derivedId, created }) => ({
    id: String(id),
    derived_id: String(derivedId),
    created,
  })),
  failed: [...failed],
  undo_id: null,
})
