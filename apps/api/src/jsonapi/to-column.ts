import type { TSchema } from 'typebox'
import type { Resource } from './resource.ts'

/**
 * Objects and lists of objects go into jsonb columns; lists of text or of whole numbers are
 * PostgreSQL arrays.
 */
export function toColumn(resource: Resource, name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date || Buffer.isBuffer(value)) return value
  return isPlainArray(resource.attributes.properties[name]) ? value : JSON.stringify(value)
}

// TypeBox schemas are JSON Schema objects.
const isPlainArray = (schema: TSchema | undefined): boolean => {
  const json: { type?: string; items?: { type?: string } } | undefined = schema
  return json?.type === 'array' && ['string', 'integer'].includes(json.items?.type ?? '')
}
