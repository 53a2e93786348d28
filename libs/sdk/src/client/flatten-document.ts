import { isRecord } from '../errors/read-failure.ts'
import type { Page, RelatedRecord } from './contract.ts'

/** How many relations deep a record is followed. */
const MAX_DEPTH = 4
/** Records that lead back cannot be shared; after so many of them only identifiers follow. */
const CIRCLE_BUDGET = 2000

interface Resource {
  readonly id: string
  readonly type: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly relationships: Readonly<Record<string, unknown>>
}

interface Flattened {
  readonly record: RelatedRecord
  /** False when something inside was cut short, so that the record fits only this place. */
  readonly whole: boolean
}

type Lookup = (resource: Resource, ancestors: readonly string[]) => Flattened

/**
 * Lifts the attributes and relations of a JSON:API document's records to their own level.
 *
 * Included records stand under their relation's name. The result is a tree and never a circle,
 * so that it can be compared, stored and printed: where a relation leads back to a record it is
 * part of, only `{ id, type }` stands.
 *
 * @returns the record; null for `data: null`; undefined when the body is no such document
 * @source console spec §7, response shape
 */
export function flattenRecord(body: unknown): RelatedRecord | null | undefined {
  if (!isRecord(body)) return undefined
  if (body['data'] === null) return null
  const resource = parseResource(body['data'])
  return resource && lookupIn(body)(resource, []).record
}

/**
 * The same for a list. `total` is the server's `record_count`, else the number of items.
 *
 * @returns undefined when the body is no list document
 */
export function flattenList(body: unknown): Page<RelatedRecord> | undefined {
  if (!isRecord(body) || !Array.isArray(body['data'])) return undefined
  const resources = body['data'].map(parseResource)
  if (!resources.every((resource) => resource !== undefined)) return undefined
  const flatten = lookupIn(body)
  const meta = isRecord(body['meta']) ? body['meta'] : {}
  const count = meta['record_count']
  return {
    items: resources.map((resource) => flatten(resource, []).record),
    total: typeof count === 'number' ? count : resources.length,
    totalCapped: meta['record_count_capped'] === true,
  }
}

function lookupIn(body: Readonly<Record<string, unknown>>): Lookup {
  const included = new Map<string, Resource>()
  for (const resource of resourcesOf(body['data'])) included.set(keyOf(resource), resource)
  for (const resource of resourcesOf(body['included'])) included.set(keyOf(resource), resource)
  const whole = new Map<string, Flattened>()
  let circleCount = 0
  const spent = () => circleCount > CIRCLE_BUDGET

  const flatten: Lookup = (resource, ancestors) => {
    const key = keyOf(resource)
    const known = whole.get(key)
    if (known) return known
    const path = [...ancestors, key]
    let complete = true
    const follow = (identifier: Resource): RelatedRecord => {
      const target = included.get(keyOf(identifier))
      if (!target) return { id: identifier.id, type: identifier.type }
      if (path.includes(keyOf(target)) || path.length > MAX_DEPTH || spent()) {
        complete = false
        return { id: target.id, type: target.type }
      }
      const inner = flatten(target, path)
      complete &&= inner.whole
      return inner.record
    }
    const relations = Object.entries(resource.relationships).flatMap(([name, relation]) => {
      const value = relationValue(relation, follow)
      return value === undefined ? [] : [[name, value] as const]
    })
    const record = {
      ...resource.attributes,
      ...Object.fromEntries(relations),
      id: resource.id,
      type: resource.type,
    }
    const flattened = { record, whole: complete }
    if (complete) whole.set(key, flattened)
    else circleCount += 1
    return flattened
  }
  return flatten
}

/** Undefined for a relation that carries links only: nothing is known about its records. */
function relationValue(relation: unknown, follow: (identifier: Resource) => RelatedRecord) {
  if (!isRecord(relation) || relation['data'] === undefined) return undefined
  if (relation['data'] === null) return null
  if (Array.isArray(relation['data'])) return resourcesOf(relation['data']).map(follow)
  const identifier = parseResource(relation['data'])
  return identifier && follow(identifier)
}

function resourcesOf(value: unknown): Resource[] {
  const list = Array.isArray(value) ? value : [value]
  return list.map(parseResource).filter((resource) => resource !== undefined)
}

function parseResource(value: unknown): Resource | undefined {
  if (!isRecord(value)) return undefined
  const { id, type, attributes, relationships } = value
  if (typeof id !== 'string' || typeof type !== 'string') return undefined
  return {
    id,
    type,
    attributes: isRecord(attributes) ? attributes : {},
    relationships: isRecord(relationships) ? relationships : {},
  }
}

const keyOf = ({ type, id }: Resource): string => `${type}/${id}`
