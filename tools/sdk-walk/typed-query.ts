import type { JsonSchema } from '../../apps/api/test/fuzz/json-schema.ts'

/**
 * Typed value for the text of a query parameter: a number, a boolean or a list.
 */
export function typedQuery(text: string, schema: JsonSchema): unknown {
  switch (schema.type) {
    case 'array':
      return text.split(',').map((part) => typedQuery(part, schema.items ?? {}))
    case 'integer':
    case 'number':
      return Number(text)
    case 'boolean':
      return text === 'true'
    case undefined:
    default:
      return text
  }
}
