import { kindBy, shapeOf, type FieldKind, type FieldShape, type JsonSchema } from './field-kind.ts'
import type { FieldWords } from './field-words.ts'
import type { Label } from './label.ts'
import { CHOICES } from './vocabulary/choices.ts'

/**
 * A schema with what people need to know: `description`, `x-kind` and `x-label`. What has no words
 * gets neither label nor description, and the check of the description names it.
 *
 * @throws Error where words say a kind that values of this type can't have
 */
export function describeField(schema: JsonSchema, words: FieldWords | undefined): JsonSchema {
  const shape = shapeOf(schema)
  const kind = kindOf(shape, words)
  const { description: own, ...rest } = schema
  const plain = { ...rest, 'x-kind': kind }
  if (!words) return own === undefined ? plain : { ...plain, description: sentence(own) }
  return {
    ...plain,
    description: describe({ ...shape, kind }, [words.about, own ?? '']),
    'x-label': { zh: words.zh, en: words.en },
    ...(kind === 'choice' ? choicesOf(shape, words) : {}),
  }
}

/** Names of the values if all have one; technical words, such as sort orders, have none. */
function choicesOf({ one }: FieldShape, words: FieldWords): Pick<JsonSchema, 'x-choices'> {
  const named = (one.enum ?? []).map((value): [string, Label | undefined] => {
    const name = String(value)
    return [name, words.choices?.[name] ?? CHOICES[name]]
  })
  const known = named.filter((entry): entry is [string, Label] => entry[1] !== undefined)
  return known.length > 0 && known.length === named.length
    ? { 'x-choices': Object.fromEntries(known) }
    : {}
}

function kindOf(shape: FieldShape, words: FieldWords | undefined): FieldKind {
  try {
    return kindBy(shape.kind, words?.kind)
  } catch (fault) {
    throw new Error(`${words?.en}: ${(fault as Error).message}`, { cause: fault })
  }
}

/** Meaning first, then unit, values, limits and whether null is allowed. */
export function describe(shape: FieldShape, about: readonly string[]): string {
  const facts = [...about, unit(shape), values(shape), limits(shape)].map(sentence)
  const none = shape.nullable ? ['Null when there is none.'] : []
  return [...facts.filter((fact) => fact !== ''), ...none].join(' ')
}

const UNITS: Readonly<Partial<Record<FieldKind, string>>> = {
  instant: 'RFC 3339 in UTC',
  day: 'Written YYYY-MM-DD',
  month: 'Written YYYY-MM',
  yuan: 'In yuan, with at most two decimals',
  percent: 'In percent',
  seconds: 'In seconds',
  bytes: 'In bytes',
  pixels: 'In pixels',
  image: 'The address of a picture',
  video: 'The address of a video',
  platform: 'A platform by its wire name, such as `douyin` or `jd`',
}

function unit({ kind, many }: FieldShape): string {
  if (kind.startsWith('id of '))
    return `${many ? 'Ids' : 'The id'} of ${many ? '' : 'a record of '}\`${kind.slice(6)}\``
  const said = UNITS[kind] ?? ''
  return many && said !== '' ? `Each: ${said.charAt(0).toLowerCase()}${said.slice(1)}` : said
}

const LISTED = 8

function values({ one, many }: FieldShape): string {
  if (!one.enum) return ''
  if (one.enum.length > LISTED) return `${one.enum.length} values, listed in the enum`
  return `${many ? 'Each one of' : 'One of'}: ${one.enum.map((value) => `\`${String(value)}\``).join(', ')}`
}

function limits({ one, list }: FieldShape): string {
  const { minimum, maximum, minLength = 0, maxLength } = one
  const length =
    maxLength === undefined || one.enum
      ? ''
      : minLength > 1
        ? `${minLength} to ${maxLength} characters`
        : `at most ${maxLength} characters`
  const range =
    minimum === undefined || maximum === undefined ? '' : `from ${minimum} to ${maximum}`
  const each = list && (length || range) ? `each ${length || range}` : length || range
  const many =
    list?.maxItems === undefined
      ? ''
      : `${list.minItems ? `${list.minItems} to` : 'at most'} ${list.maxItems} entries`
  return [many, each].filter((part) => part !== '').join(', ')
}

/** With a capital at its start and a full stop at its end. */
function sentence(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  const first = /^[a-z]+[ ,]/.test(trimmed)
    ? trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
    : trimmed
  return /[.?!]$/.test(first) ? first : `${first}.`
}
