import { resolve, typeOf, type Description, type Schema } from '../description.ts'

/** Members of a sample: only required ones, or all. */
export type Wanted = 'required' | 'all'

/**
 * A value that a schema accepts; the same schema and name give the same value.
 *
 * @throws Error for a pattern that no known text matches: add an example to the schema
 */
export function sample(
  description: Description,
  schema: Schema,
  name: string,
  wanted: Wanted = 'required',
): unknown {
  const own = resolve(description, schema)
  const parts = own.allOf?.map((part) => sample(description, part, name, wanted))
  if (parts) return Object.assign({}, ...parts)
  const [alternative] = (own.anyOf ?? own.oneOf ?? []).filter(({ type }) => type !== 'null')
  if (alternative) return sample(description, alternative, name, wanted)
  const [known] = own.examples ?? (own.const === undefined ? own.enum : [own.const]) ?? []
  if (known !== undefined) return known
  switch (typeOf(own)) {
    case 'array':
      return [sample(description, own.items ?? {}, name.replace(/s$/, ''), wanted)]
    case 'object':
      return sampleObject(description, own, wanted)
    case 'integer':
    case 'number':
      return Math.min(Math.max(own.minimum ?? 1, 1), own.maximum ?? 1)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return sampleText(own, name)
  }
}

function sampleObject(description: Description, schema: Schema, wanted: Wanted): unknown {
  const required = new Set(schema.required)
  const members = Object.entries(schema.properties ?? {})
    .filter(([name]) => wanted === 'all' || required.has(name))
    .map(([name, inner]) => [name, sample(description, inner, name, wanted)])
  return Object.fromEntries(members)
}

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-11-21T08:00:00Z',
  date: '2026-11-21',
  uri: 'https://example.com/tea.jpg',
  email: 'xiaoman@example.com',
}

/** Tried in this order; the first match is used. */
const TEXTS = [
  '7',
  'https://example.com/tea.jpg',
  '3f0c8a1e-5d2b-4c7a-9e61-0b1f2d3c4e5a',
  '3:4',
  '08:30',
  '2026-11',
  'xiaoman',
  '13912345670',
]
const WORDS: Readonly<Record<string, string>> = {
  title: '早春通勤怎么穿',
  name: '早春通勤',
  nickname: '小满',
  username: 'xiaoman',
  reason: '图片不清晰',
  text: '写三个标题',
}

function sampleText({ format, pattern, minLength = 0, maxLength }: Schema, name: string): string {
  if (format) return FORMATS[format] ?? format
  if (pattern) {
    const found = TEXTS.find((text) => new RegExp(pattern, 'u').test(text))
    if (found === undefined) throw new Error(`no text is known for ${name}, of ${pattern}`)
    return found
  }
  if (name === 'id' || name.endsWith('_id')) return '7'
  const word = WORDS[name] ?? name.replaceAll(/[^a-z0-9]+/gi, '-')
  return word.slice(0, maxLength).padEnd(minLength, '0')
}
