import { copyOf, listDocument, USERS } from './documents.ts'
import type { Flattener } from './flatten-peers.ts'

export interface Verdict {
  readonly name: string
  /** Value of a relation that leads back to its owner. */
  readonly circles: 'same object' | 'other object' | 'cut off'
  /** Two records that point at the same third one. */
  readonly shared: 'one object' | 'copies'
  readonly input: 'kept' | 'changed'
}

/**
 * Flattens both documents once and classifies the result.
 *
 * @throws Error when records are missing: a flattener that does less is not compared
 */
export function judgeFlattener({ name, flatten }: Flattener): Verdict {
  assertWhole(name, flatten(listDocument('flat')))
  const document = listDocument('cyclic')
  const before = copyOf(document)
  const items = assertWhole(name, flatten(document))
  const backs = items.map((item) => ({
    item,
    back: first(relation(relation(item, 'carry_content'), 'carry_publishes')),
  }))
  const one = relation(items[0], 'user')
  return {
    name,
    circles: backs.every(({ item, back }) => back === item)
      ? 'same object'
      : backs.every(({ back }) => property(back, 'title') !== undefined)
        ? 'other object'
        : 'cut off',
    shared: one === relation(items[USERS], 'user') ? 'one object' : 'copies',
    input: textOf(document) === textOf(before) ? 'kept' : 'changed',
  }
}

function assertWhole(name: string, result: unknown): unknown[] {
  const items: unknown[] = Array.isArray(result) ? result : []
  const { data, included } = listDocument('flat')
  for (const [at, { id, attributes }] of data.entries()) {
    const item = items[at]
    const content = relation(item, 'carry_content')
    const user = relation(item, 'user')
    const wanted = [
      id,
      attributes['title'],
      included[at]?.attributes['title'],
      `${((at + 1) % USERS) + 1}`,
    ]
    const found = [
      property(item, 'id'),
      property(item, 'title'),
      property(content, 'title'),
      property(user, 'id'),
    ]
    if (found.join() !== wanted.join())
      throw new Error(`${name} read ${found.join()} for ${wanted.join()}`)
  }
  return items
}

/** Some flatteners wrap the related record in `data`. */
function relation(record: unknown, name: string): unknown {
  const value = property(record, name)
  return property(value, 'data') ?? value
}

const first = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined)

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** JSON of a document; undefined if it is circular. */
function textOf(document: unknown): string | undefined {
  try {
    return JSON.stringify(document)
  } catch {
    return undefined
  }
}
