import type { JsonSchema } from '../../apps/api/test/fuzz/json-schema.ts'

/**
 * What a program writes for the text of a query parameter: a number, true or false, a list.
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
