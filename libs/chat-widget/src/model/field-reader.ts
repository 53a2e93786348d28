import { parseSafeUrl } from './parse-safe-url.ts'

export type FieldCode =
  | 'missing'
  | 'not_an_object'
  | 'not_a_list'
  | 'not_a_text'
  | 'not_a_number'
  | 'not_a_flag'
  | 'not_a_date'
  | 'unknown_value'
  | 'url_refused'
  | 'too_long'

/** Fault of a field, e.g. `text.shop.tags[0].name`; '' is the message itself. */
export type FieldProblem = { readonly field: string; readonly code: FieldCode }

export type Fields = Readonly<Record<string, unknown>>

const MAX_TEXT_LENGTH = 20_000
const MAX_LIST_LENGTH = 200
/** Maximum distance of a `Date` from 1970, ms. */
const MAX_DATE = 8.64e15

/** Reads untrusted fields: absent ones are empty, invalid ones are reported. Never throws. */
export class FieldReader {
  readonly problems: FieldProblem[] = []

  refuse(field: string, code: FieldCode): void {
    this.problems.push({ field, code })
  }

  /** Text or number; '' if absent. */
  text(raw: unknown, field: string): string {
    if (isAbsent(raw)) return ''
    if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw)
    if (typeof raw !== 'string') return refused(this, field, 'not_a_text', '')
    return raw.length > MAX_TEXT_LENGTH ? refused(this, field, 'too_long', '') : raw
  }

  flag(raw: unknown, field: string): boolean {
    if (isAbsent(raw)) return false
    return typeof raw === 'boolean' ? raw : refused(this, field, 'not_a_flag', false)
  }

  count(raw: unknown, field: string): number | null {
    if (isAbsent(raw)) return null
    const isCount = typeof raw === 'number' && Number.isFinite(raw) && raw >= 0
    return isCount ? raw : refused(this, field, 'not_a_number', null)
  }

  /** Epoch ms or a date string. */
  instant(raw: unknown, field: string): number | null {
    if (isAbsent(raw) || raw === '') return null
    const at = typeof raw === 'string' ? Date.parse(raw) : raw
    const isDate = typeof at === 'number' && Math.abs(at) <= MAX_DATE
    return isDate ? at : refused(this, field, 'not_a_date', null)
  }

  /** null when it is not there. */
  url(raw: unknown, field: string, use: 'link' | 'media'): string | null {
    if (isAbsent(raw) || raw === '') return null
    return parseSafeUrl(raw, use) ?? refused(this, field, 'url_refused', null)
  }

  /** null when it is not there. */
  fields(raw: unknown, field: string): Fields | null {
    if (isAbsent(raw)) return null
    return isFields(raw) ? raw : refused(this, field, 'not_an_object', null)
  }

  list<T>(raw: unknown, field: string, read: (item: Fields, field: string) => T): readonly T[] {
    if (isAbsent(raw)) return []
    if (!Array.isArray(raw)) return refused(this, field, 'not_a_list', [])
    if (raw.length > MAX_LIST_LENGTH) return refused(this, field, 'too_long', [])
    return raw.flatMap((item: unknown, index) => {
      const at = `${field}[${index}]`
      const given = this.fields(item, at)
      if (given === null && isAbsent(item)) this.refuse(at, 'missing')
      return given === null ? [] : [read(given, at)]
    })
  }
}

// No private method: engines add a brand to every object of a class that has one.
function refused<T>(reader: FieldReader, field: string, code: FieldCode, instead: T): T {
  reader.refuse(field, code)
  return instead
}

function isAbsent(raw: unknown): raw is null | undefined {
  return raw === undefined || raw === null
}

function isFields(raw: unknown): raw is Fields {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}
