/** Result of a parser of foreign data; it never throws. `field` is the first that does not fit. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly field?: string }
export type Parse<T> = (value: unknown) => Parsed<T>
export type ValueOf<P> = P extends Parse<infer T> ? T : never

type Shape = Readonly<Record<string, Parse<unknown>>>
type RecordOf<R extends Shape, O extends Shape> = {
  readonly [K in keyof R]: ValueOf<R[K]>
} & { readonly [K in keyof O]?: ValueOf<O[K]> }

const INVALID = { ok: false } as const

/** Text of at most `maxLength` characters. */
export const text =
  (maxLength: number, minLength = 0): Parse<string> =>
  (value) =>
    typeof value === 'string' && value.length >= minLength && value.length <= maxLength
      ? { ok: true, value }
      : INVALID

/** Text for people, cut to `maxLength`: huge foreign error bodies must not fill our stores. */
export const cutText =
  (maxLength: number): Parse<string> =>
  (value) =>
    typeof value === 'string' ? { ok: true, value: value.slice(0, maxLength) } : INVALID

export const flag: Parse<boolean> = (value) =>
  typeof value === 'boolean' ? { ok: true, value } : INVALID

/** A finite number in [min, max]. */
export const numberIn =
  (min: number, max: number): Parse<number> =>
  (value) =>
    typeof value === 'number' && value >= min && value <= max ? { ok: true, value } : INVALID

export const oneOfValues =
  <const T extends string | number | boolean>(...values: readonly T[]): Parse<T> =>
  (value) => {
    const found = values.find((candidate) => candidate === value)
    return found === undefined ? INVALID : { ok: true, value: found }
  }

export const listOf =
  <T>(parse: Parse<T>, maxCount: number): Parse<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > maxCount) return INVALID
    const parsed = value.map((entry) => parse(entry))
    const good = parsed.filter((entry) => entry.ok)
    return good.length === parsed.length
      ? { ok: true, value: good.map((entry) => entry.value) }
      : INVALID
  }

/** An object with these own fields. Other fields are dropped, never passed on. */
export function recordOf<R extends Shape>(
  required: R,
): Parse<{ readonly [K in keyof R]: ValueOf<R[K]> }>
export function recordOf<R extends Shape, O extends Shape>(
  required: R,
  optional: O,
): Parse<RecordOf<R, O>>
export function recordOf(required: Shape, optional: Shape = {}): Parse<object> {
  return (value) => {
    const read: Record<string, unknown> = {}
    for (const [name, parse] of Object.entries(required)) {
      const parsed = parse(ownField(value, name))
      if (!parsed.ok) return { ok: false, field: name }
      read[name] = parsed.value
    }
    for (const [name, parse] of Object.entries(optional)) {
      const field = ownField(value, name)
      if (field === undefined) continue
      const parsed = parse(field)
      if (!parsed.ok) return { ok: false, field: name }
      read[name] = parsed.value
    }
    return { ok: true, value: read }
  }
}

export const eitherOf =
  <A, B>(first: Parse<A>, second: Parse<B>): Parse<A | B> =>
  (value) => {
    const parsed = first(value)
    return parsed.ok ? parsed : second(value)
  }

/** One own field of an untrusted value; undefined if it has no such field. */
export function ownField(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  // as: an object that owns the field; its value stays unknown.
  return (value as Readonly<Record<string, unknown>>)[name]
}
