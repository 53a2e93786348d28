import { argumentsOf, resolve, type Description, type Schema, type Served } from '../description.ts'
import { sample } from './sample.ts'

/** Source text that is printed as is. */
class Code {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const WIDTH = 96

/** Text before and after a call, by the kind of its result. */
const AROUND: Readonly<Record<string, readonly [string, string]>> = {
  list: ['const { items, total } = await ', ''],
  stream: ['for await (const { event, data } of await ', ') console.log(event, data)'],
  file: ['const file = await ', ''],
  empty: ['await ', ''],
}

/** Optional arguments without which an example makes no sense. */
const ALSO: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'auth.login': { password: '…' },
  'auth.register': { password: '…' },
  'auth.signup': { password: '…' },
}

/** Filters for list examples; the first that an operation has is used. */
const SHOWN_FILTERS = ['status', 'channel', 'platform', 'category', 'search', 'updated_since']

/** Example call of an operation with its required arguments and, for lists, a few more. */
export function exampleCall(description: Description, served: Served): string {
  const { operationId: id, 'x-result': result = '' } = served.operation
  const [before, after] = AROUND[result] ?? ['const answer = await ', '']
  const args = Object.entries(exampleArguments(description, served))
  const start = `${before}sdk.${id}(`
  const end = `)${after}`
  const given =
    args.length === 0 ? '' : print(Object.fromEntries(args), '', start.length + end.length)
  return `${start}${given}${end}`
}

function exampleArguments(description: Description, served: Served): Record<string, unknown> {
  const whole = argumentsOf(description, served)
  const required = sample(description, whole, served.operation.operationId)
  // as: the sample of an object schema is an object.
  const also = ALSO[served.operation.operationId]
  const args = { ...(required as Record<string, unknown>), ...also }
  if ('file' in args) args['file'] = new Code(`new Blob(['…'])`)
  if (served.operation['x-result'] !== 'list') return args
  return { ...args, ...listArguments(description, whole.properties ?? {}) }
}

/** Arguments of a list example: one filter, the first include, the default order, a size. */
function listArguments(
  description: Description,
  properties: Readonly<Record<string, Schema>>,
): Record<string, unknown> {
  const filter = SHOWN_FILTERS.find((name) => `filter[${name}]` in properties)
  const include = resolve(description, properties['include'] ?? {}).items?.enum?.[0]
  const order = /`(\S+)` when left out/.exec(properties['sort']?.description ?? '')?.[1]?.split(',')
  const given = {
    filter: filter && {
      [filter]: sample(description, properties[`filter[${filter}]`] ?? {}, filter),
    },
    include: include && [include],
    sort: order?.length === 1 ? order[0] : order,
    page: 'page[size]' in properties ? { size: 20 } : undefined,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** Prints a value as TypeScript, on several lines only if one is too long. */
function print(value: unknown, indent = '', taken = 0): string {
  if (value instanceof Code) return value.text
  if (typeof value === 'string') return quote(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((one) => print(one, inner))
    : Object.entries(value).map(([name, one]) => `${nameOf(name)}: ${print(one, inner)}`)
  if (parts.length === 0) return Array.isArray(value) ? '[]' : '{}'
  const [open, close, gap] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' ']
  const line = `${open}${gap}${parts.join(', ')}${gap}${close}`
  if (!line.includes('\n') && indent.length + taken + line.length < WIDTH) return line
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`
}

const nameOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name))
const quote = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
