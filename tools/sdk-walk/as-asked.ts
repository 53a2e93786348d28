/** Names of the relations of a resource. */
export type RelationsOf = (type: string) => readonly string[]

type Included = ReadonlyMap<string, Included>

/**
 * Records of an answer down to the requested includes; below that a relation is the id and type of
 * its record. So circles end where the request ends, as the types do.
 *
 * @param includes relation names, deeper ones behind a dot
 */
export function asAsked(
  answer: unknown,
  includes: readonly string[],
  relationsOf: RelationsOf,
): unknown {
  return cut(answer, treeOf(includes), relationsOf)
}

function cut(value: unknown, included: Included, relationsOf: RelationsOf): unknown {
  if (Array.isArray(value)) return value.map((one) => cut(one, included, relationsOf))
  if (typeof value !== 'object' || value === null) return value
  const relations = isRecord(value) ? relationsOf(value.type) : []
  const members = Object.entries(value).map(([name, inner]) => {
    // Members other than relations may hold records too: the items of a page.
    if (!relations.includes(name)) return [name, cut(inner, included, relationsOf)]
    const deeper = included.get(name)
    return [name, deeper ? cut(inner, deeper, relationsOf) : identified(inner)]
  })
  return Object.fromEntries(members)
}

const identified = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(identified)
    : isRecord(value)
      ? { id: value.id, type: value.type }
      : value

const isRecord = (value: unknown): value is { id: string; type: string } =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'type' in value &&
  typeof value.id === 'string' &&
  typeof value.type === 'string'

function treeOf(paths: readonly string[]): Included {
  const tree = new Map<string, Map<string, Included>>()
  for (const path of paths) {
    const [name = '', ...deeper] = path.split('.')
    const inner = tree.get(name) ?? new Map<string, Included>()
    if (deeper.length > 0) for (const [key, one] of treeOf([deeper.join('.')])) inner.set(key, one)
    tree.set(name, inner)
  }
  return tree
}
