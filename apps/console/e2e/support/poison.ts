import { PAYLOADS } from '../../../../libs/chat-widget/consumers/payloads.ts'

/** Minimum rows of a poisoned list, to show many texts on few screens. */
const ROWS = 100
/** Payloads short enough for a list of a hundred rows. */
const TEXTS = PAYLOADS.filter(({ length }) => length <= 2000)
const FOR_PEOPLE =
  /title|name|message|label|nick|remark|reason|comment|desc|topic|brand|text|error|category/i
const ADDRESS = /avatar|cover|image|picture|icon|url|href|link|src/i

export type Poison = {
  /** Replaces every text for people in an answer; each call continues with the next payloads. */
  readonly into: (answer: unknown) => unknown
  readonly given: () => number
}

/** @param addresses  whether to poison pictures and links too */
export function createPoison({ addresses }: { readonly addresses: boolean }): Poison {
  let count = 0
  const next = (): string => TEXTS[count++ % TEXTS.length] ?? ''

  const isFor = (name: string, text: string): boolean => {
    if (ADDRESS.test(name)) return addresses
    // Machine values (states, kinds, dates, numbers) must stay unchanged.
    return /[^!-~]/.test(text) ? !isMoment(text) : FOR_PEOPLE.test(name)
  }

  const poison = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return isFor(name, value) ? next() : value
    if (Array.isArray(value)) return grown(value, name).map((one) => poison(one, name))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, poison(inner, key)]),
    )
  }
  return { into: (answer) => poison(answer, ''), given: () => count }
}

const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\d[T ]/.test(text)

/** Repeats the rows of a list, each with its own id. */
function grown(rows: readonly unknown[], name: string): readonly unknown[] {
  if (name !== 'data' || rows.length === 0 || rows.length >= ROWS) return rows
  return Array.from({ length: ROWS }, (_, at) => {
    const row = rows[at % rows.length]
    return at < rows.length || typeof row !== 'object' ? row : { ...row, id: String(900_000 + at) }
  })
}
