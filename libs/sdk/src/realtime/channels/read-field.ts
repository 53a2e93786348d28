/** Own fields of a foreign object, each read as the kind it should be, else as nothing. */
export interface FieldReader {
  text(name: string): string | null
  count(name: string): number | null
  /** An instant given as ISO text or as epoch ms. */
  instant(name: string): number | null
  object(name: string): Readonly<Record<string, unknown>> | null
  raw(name: string): unknown
  readonly all: Readonly<Record<string, unknown>>
}

/** @returns null for what is no object; never throws */
export function readFields(value: unknown): FieldReader | null {
  if (!isObject(value)) return null
  const raw = (name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined)
  return {
    all: value,
    raw,
    text: (name) => textOf(raw(name)),
    count: (name) => countOf(raw(name)),
    instant: (name) => instantOf(raw(name)),
    object(name) {
      const inner = raw(name)
      return isObject(inner) ? inner : null
    },
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const countOf = (value: unknown): number | null =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null

function instantOf(value: unknown): number | null {
  const at = typeof value === 'string' ? Date.parse(value) : value
  return typeof at === 'number' && Number.isFinite(at) ? at : null
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
