import T from 'typebox'
import type { Operation } from './operation.ts'
import { Closed, Id } from './schema.ts'

/** The JSON:API body of an operation: `{data:{type, id?, attributes}}`, closed at every level. */
export function envelope({ input, resource }: Operation) {
  const attributes = input ?? Closed({})
  // TypeBox keeps the names of required properties beside the properties.
  const required = (attributes as unknown as { required?: readonly string[] }).required ?? []
  return Closed({
    data: Closed({
      type: T.String({ description: resource.type }),
      id: T.Optional(Id),
      attributes: required.length > 0 ? attributes : T.Optional(attributes),
    }),
  })
}
