import T from 'typebox'
import { envelope } from './envelope.ts'
import type { Operation } from './operation.ts'
import { Closed } from './schema.ts'

/** What an operation takes in its address; a parameter it does not declare is refused. */
export const querySchema = ({ query, requiredQuery }: Operation) =>
  Closed(
    Object.fromEntries(
      Object.entries(query).map(([name, schema]) => [
        name,
        requiredQuery.includes(name) ? schema : T.Optional(schema),
      ]),
    ),
  )

/** What an operation takes as its body; anything where it takes none, because nobody reads it. */
export function bodySchema(operation: Operation) {
  if (!operation.input) return T.Unknown()
  return operation.body === 'form' ? operation.input : envelope(operation)
}
