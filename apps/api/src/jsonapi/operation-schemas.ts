import T from 'typebox'
import { envelope } from './envelope.ts'
import type { Operation } from './operation.ts'
import { Closed } from './schema.ts'

/** Query schema of an operation; undeclared parameters are refused. */
export const querySchema = ({ query, requiredQuery }: Operation) =>
  Closed(
    Object.fromEntries(
      Object.entries(query).map(([name, schema]) => [
        name,
        requiredQuery.includes(name) ? schema : T.Optional(schema),
      ]),
    ),
  )

/** Body schema of an operation; any body if it takes none, because it is not read. */
export function bodySchema(operation: Operation) {
  if (!operation.input) return T.Unknown()
  return operation.body === 'form' ? operation.input : envelope(operation)
}
