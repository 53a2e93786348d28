interface Resource {
  id: string
  type: string
  attributes?: unknown
  relationships?: unknown
}

interface Body {
  readonly data: unknown
  readonly included: readonly unknown[]
}

/**
 * Reference for `flattenRecord` and `flattenList`, written for readability: it searches every time.
 */
export function flattenSlowly({ data, included }: Body): unknown {
  const resources = [data, included].flat(2).filter(isResource)
  const records: Record<string, unknown>[] = []
  const same =
    (one: { id?: unknown; type?: unknown }) => (other: { id?: unknown; type?: unknown }) =>
      one.id === other.id && one.type === other.type

  const recordOf = (identifier: Resource): unknown => {
    const known = records.find(same(identifier))
    if (known) return known
    const record = {}
    // Found by its name before its relations are followed: they may lead back to it.
    define(record, 'id', identifier.id)
    define(record, 'type', identifier.type)
    records.push(record)
    const resource = resources.find(same(identifier))
    for (const [name, value] of entries(resource?.attributes)) lift(record, name, value)
    for (const [name, relation] of entries(resource?.relationships)) {
      const related = isObject(relation) ? relation['data'] : undefined
      if (related === null) lift(record, name, null)
      if (Array.isArray(related)) lift(record, name, related.filter(isResource).map(recordOf))
      if (isResource(related)) lift(record, name, recordOf(related))
    }
    return record
  }
  return Array.isArray(data)
    ? data.filter(isResource).map(recordOf)
    : isResource(data) && recordOf(data)
}

function lift(record: object, name: string, value: unknown) {
  if (name !== 'id' && name !== 'type') define(record, name, value)
}

function define(record: object, name: string, value: unknown) {
  Object.defineProperty(record, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}

const entries = (value: unknown) => (isObject(value) ? Object.entries(value) : [])
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isResource = (value: unknown): value is Resource & Record<string, unknown> =>
  isObject(value) && typeof value['id'] === 'string' && typeof value['type'] === 'string'
