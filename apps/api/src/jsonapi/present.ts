import type { TSchema } from 'typebox'
import { instantText } from '../db/instant-text.ts'
import type { Registry } from './registry.ts'
import type { Resource } from './resource.ts'
import type { Row } from './statements.ts'

export interface ResourceObject {
  type: string
  id: string
  attributes: Record<string, unknown>
  relationships?: Record<string, { data: Linkage | Linkage[] | null }>
}
interface Linkage {
  type: string
  id: string
}
export interface Document {
  data: ResourceObject | ResourceObject[]
  included?: ResourceObject[]
  meta?: Record<string, unknown>
}

/** A row as a resource object. Only declared attributes leave; no column can leak. */
export function presentRow(resource: Resource, row: Row): ResourceObject {
  const attributes: Record<string, unknown> = {}
  for (const { name, kind } of attributesOf(resource)) {
    const value = row[name]
    if (value !== undefined) attributes[name] = presentValue(value, kind)
  }
  const relationships = relationshipsOf(resource, row)
  return {
    type: resource.type,
    id: String(row.row_id ?? row.id),
    attributes,
    ...(Object.keys(relationships).length > 0 ? { relationships } : {}),
  }
}

/** How the values of an attribute are written. */
type Kind = 'instant' | 'text' | 'plain'

const kinds = new WeakMap<Resource, readonly { name: string; kind: Kind }[]>()

/** The declared attributes, looked through once. */
function attributesOf(resource: Resource): readonly { name: string; kind: Kind }[] {
  const known = kinds.get(resource)
  if (known) return known
  const found = Object.entries(resource.attributes.properties).map(([name, schema]) => ({
    name,
    kind: kindOf(schema),
  }))
  kinds.set(resource, found)
  return found
}

const kindOf = (schema: TSchema): Kind =>
  isInstant(schema) ? 'instant' : isText(schema) ? 'text' : 'plain'

function presentValue(value: unknown, kind: Kind): unknown {
  if (value instanceof Date) return value.toISOString()
  if (kind === 'instant' && typeof value === 'string')
    return instantText(value) ?? (value.endsWith('Z') ? value : new Date(value).toISOString())
  // Row ids are numbers inside and text on the wire.
  if (kind === 'text' && typeof value === 'number') return String(value)
  return value
}

type JsonSchema = { type?: string; format?: string; anyOf?: JsonSchema[] }
// TypeBox schemas are JSON Schema objects.
const variants = (schema: TSchema): JsonSchema[] => {
  const json = schema as JsonSchema
  return json.anyOf ?? [json]
}
const isInstant = (schema: TSchema) => variants(schema).some(({ format }) => format === 'date-time')
const isText = (schema: TSchema) => variants(schema).some(({ type }) => type === 'string')

function relationshipsOf(resource: Resource, row: Row) {
  const links: Record<string, { data: Linkage | Linkage[] | null }> = {}
  for (const [name, { type, via }] of Object.entries(resource.relations ?? {})) {
    const related = relatedRows(row, name)
    if ('ours' in via) {
      const id = row[`fk_${name}`]
      if (`fk_${name}` in row)
        links[name] = { data: id === null ? null : { type, id: `${id as number}` } }
    } else if (related) {
      links[name] = { data: related.map((one) => ({ type, id: String(one.row_id) })) }
    }
  }
  return links
}

const relatedRows = (row: Row, name: string): Row[] | undefined => {
  const found = row[`rel_${name}`]
  if (found === undefined) return undefined
  // The statement puts a row of our own select into this column, several for a relation to many.
  return found === null ? [] : Array.isArray(found) ? (found as Row[]) : [found as Row]
}

/** Everything the rows include, each record once. */
export function presentIncluded(
  registry: Registry,
  resource: Resource,
  rows: readonly Row[],
): ResourceObject[] {
  const included = new Map<string, ResourceObject>()
  for (const row of rows) {
    for (const [name, { type }] of Object.entries(resource.relations ?? {})) {
      for (const one of relatedRows(row, name) ?? []) {
        included.set(`${type}/${String(one.row_id)}`, presentRow(registry.resource(type), one))
      }
    }
  }
  return [...included.values()]
}
