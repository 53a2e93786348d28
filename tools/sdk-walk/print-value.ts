/**
 * Prints a value as a TypeScript expression whose literals keep their types.
 *
 * @throws Error for a value without a literal, and for a circle
 */
export function printValue(value: unknown, ancestors: readonly object[] = []): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (value instanceof Blob) return 'new Blob()'
  if (typeof value !== 'object') throw new Error(`nothing stands for a ${typeof value}`)
  if (ancestors.includes(value)) throw new Error('the value holds itself')
  const inside = [...ancestors, value]
  if (Array.isArray(value)) return `[${value.map((one) => printValue(one, inside)).join(', ')}]`
  const members = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([name, inner]) => `${keyed(name)}: ${printValue(inner, inside)}`)
  return `{ ${members.join(', ')} }`
}

const quoted = (text: string) =>
  JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

/** A quoted `__proto__` would set the prototype, a computed one is a member. */
const keyed = (name: string) => (name === '__proto__' ? `['__proto__']` : quoted(name))
