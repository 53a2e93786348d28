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

/** What is wrong with which field, e.g. `text.shop.tags[0].name`; '' is the message itself. */
export type FieldProblem = { readonly field: string; readonly code: FieldCode }

export type Fields = Readonly<Record<string, unknown>>

export type FieldReader = {
  readonly problems: readonly FieldProblem[]
  readonly refuse: (field: string, code: FieldCode) => void
  /** A text or a number; '' when it is not there. */
  readonly text: (raw: unknown, field: string) => string
  readonly flag: (raw: unknown, field: string) => boolean
  readonly count: (raw: unknown, field: string) => number | null
  /** Epoch ms or a date string. */
  readonly instant: (raw: unknown, field: string) => number | null
  /** null when it is not there. */
  readonly url: (raw: unknown, field: string, use: 'link' | 'media') => string | null
  readonly fields: (raw: unknown, field: string) => Fields | null
  readonly list: <T>(
    raw: unknown,
    field: string,
    read: (item: Fields, field: string) => T,
  ) => readonly T[]
}

const MAX_TEXT_LENGTH = 20_000
const MAX_LIST_LENGTH = 200

/** Reads foreign fields: what is absent is empty, what is there and wrong is named. Never throws. */
export function createFieldReader(): FieldReader {
  const problems: FieldProblem[] = []
  const refuse = (field: string, code: FieldCode) => {
    problems.push({ field, code })
  }
  const refused = <T>(field: string, code: FieldCode, instead: T): T => {
    refuse(field, code)
    return instead
  }
  const fields = (raw: unknown, field: string) => {
    if (isAbsent(raw)) return null
    return isFields(raw) ? raw : refused(field, 'not_an_object', null)
  }
  return {
    problems,
    refuse,
    fields,
    text(raw, field) {
      if (isAbsent(raw)) return ''
      if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw)
      if (typeof raw !== 'string') return refused(field, 'not_a_text', '')
      return raw.length > MAX_TEXT_LENGTH ? refused(field, 'too_long', '') : raw
    },
    flag(raw, field) {
      if (isAbsent(raw)) return false
      return typeof raw === 'boolean' ? raw : refused(field, 'not_a_flag', false)
    },
    count(raw, field) {
      if (isAbsent(raw)) return null
      const isCount = typeof raw === 'number' && Number.isFinite(raw) && raw >= 0
      return isCount ? raw : refused(field, 'not_a_number', null)
    },
    instant(raw, field) {
      if (isAbsent(raw) || raw === '') return null
      const at = typeof raw === 'string' ? Date.parse(raw) : raw
      const isDate = typeof at === 'number' && !Number.isNaN(new Date(at).getTime())
      return isDate ? at : refused(field, 'not_a_date', null)
    },
    url(raw, field, use) {
      if (isAbsent(raw) || raw === '') return null
      return parseSafeUrl(raw, use) ?? refused(field, 'url_refused', null)
    },
    list(raw, field, read) {
      if (isAbsent(raw)) return []
      if (!Array.isArray(raw)) return refused(field, 'not_a_list', [])
      if (raw.length > MAX_LIST_LENGTH) return refused(field, 'too_long', [])
      return raw.flatMap((item: unknown, index) => {
        const at = `${field}[${index}]`
        const given = fields(item, at)
        if (given === null && isAbsent(item)) refuse(at, 'missing')
        return given === null ? [] : [read(given, at)]
      })
    },
  }
}

function isAbsent(raw: unknown): raw is null | undefined {
  return raw === undefined || raw === null
}

function isFields(raw: unknown): raw is Fields {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}
