import type { FieldKind, InputFact } from '@omc/sdk'

/** Kinds of inputs. */
export type InputKind =
  | 'line'
  | 'text'
  /** A list of texts, one per line. */
  | 'lines'
  | 'number'
  | 'instant'
  | 'day'
  | 'month'
  | 'one'
  | 'some'
  | 'flag'
  | 'secret'

const LINE = 'line'
const NUMBER = 'number'

const BY_KIND: Readonly<Record<FieldKind, InputKind | null>> = {
  instant: 'instant',
  day: 'day',
  month: 'month',
  yuan: NUMBER,
  percent: NUMBER,
  seconds: NUMBER,
  bytes: NUMBER,
  pixels: NUMBER,
  count: NUMBER,
  number: NUMBER,
  choice: 'one',
  platform: LINE,
  id: LINE,
  key: LINE,
  text: LINE,
  image: LINE,
  video: LINE,
  url: LINE,
  email: LINE,
  phone: LINE,
  secret: 'secret',
  file: null,
  flag: 'flag',
  object: null,
}

/** Texts that may be longer than this get several lines. */
const LINE_LENGTH = 200

/** Kind of input for an argument; null if the form must provide its own control. */
export function inputKind(fact: InputFact): InputKind | null {
  const kind = BY_KIND[fact.kind]
  if (fact.many) return kind === 'one' ? 'some' : kind === LINE ? 'lines' : null
  if (fact.kind === 'text' && (fact.maxLength ?? 0) > LINE_LENGTH) return 'text'
  return kind
}
