import { isRecord } from '../errors/read-failure.ts'

/** A record with its attributes and relations at its own level. */
export interface FlatRecord {
  id: string
  type: string
  [name: string]: unknown
}

/** A list document's records and what its `meta` says about the rest of them. */
export interface FlatList {
  items: FlatRecord[]
  /** The server's `record_count`, else the number of items. */
  total: number
  /** There are at least `total`; counting stopped there. */
  totalCapped: boolean
  /** Cursor for `page[after]`; null after the last page. */
  nextCursor: string | null
}

/**
 * Lifts the attributes and relations of a JSON:API document's record to their own level.
 *
 * Under a relation's name stands the included record, or `{ id, type }` when it was not included.
 * The same record is the same object everywhere in the result, so records that point at each
 * other are real circles. Of records that come twice the first counts, a primary one before an
 * included one. Relations win over attributes of the same name, `id` and `type` over both. A
 * relation that carries only links is left out: nothing is known about its records. Attribute
 * values that are objects are shared with the document, which is not changed unless it is adopted.
 *
 * @param adopts the document was just parsed and is nobody else's: its attributes become the records
 *               themselves, which is many times as fast as a copy
 * @returns null for `data: null`; undefined when the body is no such document; never throws on
 *          what JSON can hold
 * @source console spec §7, response shape
 */
export function flattenRecord(body: unknown, adopts = false): FlatRecord | null | undefined {
  if (!isRecord(body)) return undefined
  if (body['data'] === null) return null
  const graph = createGraph(adopts)
  const record = graph.add(body['data'])
  if (record) graph.connect(body['included'])
  return record
}

/**
 * The same for a list.
 *
 * @returns undefined when the body is no list document or one of its items is no record
 */
export function flattenList(body: unknown, adopts = false): FlatList | undefined {
  if (!isRecord(body) || !Array.isArray(body['data'])) return undefined
  const graph = createGraph(adopts)
  const items: FlatRecord[] = []
  for (const resource of body['data']) {
    const record = graph.add(resource)
    if (!record) return undefined
    items.push(record)
  }
  graph.connect(body['included'])
  const meta = isRecord(body['meta']) ? body['meta'] : {}
  const { record_count: count, next_cursor: cursor } = meta
  return {
    items,
    total: typeof count === 'number' ? count : items.length,
    totalCapped: meta['record_count_capped'] === true,
    nextCursor: typeof cursor === 'string' ? cursor : null,
  }
}

/** By type, then by id: joined to one text, two records could look alike. */
type RecordsByType = Record<string, Record<string, FlatRecord>>

interface Identifier extends Readonly<Record<string, unknown>> {
  readonly id: string
  readonly type: string
}

/**
 * Takes two walks instead of following relations: first every resource becomes a record, then the
 * relations are filled in. So a long chain needs no stack and each resource is read once.
 */
function createGraph(adopts: boolean) {
  // Ids are mostly small numbers: engines find those in an object sooner than in a map.
  const known: RecordsByType = withoutPrototype()
  const owners: FlatRecord[] = []
  const relationsOf: Readonly<Record<string, unknown>>[] = []

  function add(resource: unknown): FlatRecord | undefined {
    if (!isIdentifier(resource)) return undefined
    const { id, type, attributes, relationships } = resource
    const ofType = (known[type] ??= withoutPrototype())
    const found = ofType[id]
    if (found) return found
    const record = recordOf(isRecord(attributes) ? attributes : {}, adopts)
    record.id = id
    record.type = type
    ofType[id] = record
    if (isRecord(relationships)) {
      owners.push(record)
      relationsOf.push(relationships)
    }
    return record
  }

  function find(identifier: unknown): FlatRecord | undefined {
    if (!isIdentifier(identifier)) return undefined
    const { id, type } = identifier
    const ofType = (known[type] ??= withoutPrototype())
    return (ofType[id] ??= { id, type })
  }

  function related(data: unknown): unknown {
    if (data === null) return null
    if (!Array.isArray(data)) return find(data)
    // `map` allocates the exact length; a growing list reserves room for seventeen.
    const records = data.map(find)
    return records.includes(undefined) ? records.filter((record) => record) : records
  }

  function connect(included: unknown): void {
    if (Array.isArray(included)) for (const resource of included) add(resource)
    for (let at = 0; at < owners.length; at += 1) {
      const owner = owners[at]
      const relations = relationsOf[at]
      for (const name in relations) {
        const value = related(dataOf(relations[name]))
        if (owner && value !== undefined && name !== 'id' && name !== 'type')
          put(owner, name, value)
      }
    }
  }

  return { add, connect }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isIdentifier = (value: unknown): value is Identifier =>
  isObject(value) && typeof value['id'] === 'string' && typeof value['type'] === 'string'

const dataOf = (relation: unknown): unknown => (isObject(relation) ? relation['data'] : undefined)

/** Attribute by attribute: to spread what was parsed takes some engines ten times as long. */
function recordOf(attributes: Record<string, unknown>, adopts: boolean): FlatRecord {
  // as: id and type are given to it at once.
  const record = (adopts ? attributes : {}) as FlatRecord
  if (!adopts) for (const name of Object.keys(attributes)) put(record, name, attributes[name])
  return record
}

/** A plain assignment of `__proto__` would change what the record is. */
function put(owner: FlatRecord, name: string, value: unknown): void {
  if (name !== '__proto__') owner[name] = value
  else
    Object.defineProperty(owner, name, {
      value,
      configurable: true,
      enumerable: true,
      writable: true,
    })
}

// It holds nothing yet, which the standard library does not say.
const withoutPrototype = () => Object.create(null) as Record<string, never>
