/**
 * The path at which two values stop being the same graph, else null: the same values, and two
 * places of one hold the same object exactly when they do in the other.
 */
export function whereGraphsDiffer(one: unknown, other: unknown): string | null {
  const partners = new Map<unknown, unknown>()
  const back = new Map<unknown, unknown>()

  const walk = (a: unknown, b: unknown, path: string): string | null => {
    if (!isObject(a) || !isObject(b)) return Object.is(a, b) ? null : path
    if (partners.has(a) || back.has(b))
      return partners.get(a) === b && back.get(b) === a ? null : `${path} (another object)`
    partners.set(a, b)
    back.set(b, a)
    if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return `${path} (prototype)`
    const names = Object.keys(a).toSorted()
    if (names.join('\n') !== Object.keys(b).toSorted().join('\n')) return `${path} (names)`
    for (const name of names) {
      const found = walk(own(a, name), own(b, name), `${path}.${name}`)
      if (found !== null) return found
    }
    return null
  }
  return walk(one, other, '')
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const own = (value: object, name: string): unknown =>
  Object.getOwnPropertyDescriptor(value, name)?.value
