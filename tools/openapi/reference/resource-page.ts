import {
  argumentsOf,
  placesOf,
  resolve,
  type Description,
  type Schema,
  type Served,
} from '../description.ts'
import { exampleCall } from './example-call.ts'
import { printType } from './print-type.ts'
import { refusalsOf } from './refusals.ts'
import { typeWords } from './type-words.ts'

/** Description, and the resources that have a page. */
export interface Book {
  readonly description: Description
  readonly resources: ReadonlySet<string>
}

/** Page of one resource: its record, then every operation with an example. */
export function resourcePage(book: Book, resource: string, served: readonly Served[]): string {
  const { description, resources } = book
  const guests = served
    .map((one) => answeredType(description, one))
    .filter((type) => type !== undefined && type !== resource && !resources.has(type))
  const calls = served.map((one) => `- [\`${one.operation.operationId}\`](#${anchorOf(one)})`)
  return [
    `# ${resource}`,
    '',
    '[All resources](./README.md)',
    '',
    ...calls,
    '',
    ...recordPart(book, resource, 'The record'),
    ...[...new Set(guests)].flatMap((type = '') => recordPart(book, type, `The record ${type}`)),
    ...served.flatMap((one) => operationPart(book, one)),
  ].join('\n')
}

/** Anchor that Markdown renderers derive from a heading. */
const anchorOf = ({ operation }: Served) => operation.operationId.replaceAll('.', '').toLowerCase()

function recordPart(book: Book, resource: string, heading: string): string[] {
  const { description } = book
  const name = resource.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const schemas = description.components?.schemas ?? {}
  const attributes = schemas[name]?.properties
  if (!attributes || Object.keys(attributes).length === 0) return []
  const relations = Object.entries(schemas[`${name}Relationships`]?.properties ?? {})
  return [
    `## ${heading}`,
    '',
    'Beside `id` and `type`:',
    '',
    '| attribute | what it is | |',
    '| --- | --- | --- |',
    ...Object.entries(attributes).map(([key, schema]) => row(book, key, schema, '')),
    ...relations.map(([key, schema]) => {
      const many = resolve(description, schema).properties?.['data']?.type === 'array'
      return `| \`${key}\` | ${many ? 'related records' : 'related record'} | may be included |`
    }),
    '',
  ]
}

function operationPart(book: Book, served: Served): string[] {
  const { description } = book
  const { route, operation } = served
  const effect = operation['x-effect'] === 'read' ? 'reads' : 'writes'
  const touches = (operation['x-touches'] ?? []).map((one) => `\`${one}\``).join(', ')
  return [
    `## ${operation.operationId}`,
    '',
    operation.summary ?? '',
    '',
    `\`${route}\` · ${effect}${touches && `, changes ${touches}`} · ${permissionWords(operation)}`,
    '',
    '```ts',
    exampleCall(description, served),
    '```',
    '',
    ...argumentPart(book, served),
    `**Gives** ${answerWords(book, served)}`.replace(' \n', '\n'),
    '',
    `**Fails with** ${refusalsOf(description, served).join(' · ')}`,
    '',
  ]
}

function permissionWords({ 'x-permission': permission }: Served['operation']): string {
  if (permission === 'public') return 'without a session'
  if (permission === 'signed-in') return 'for everybody who is signed in'
  return `permission \`${permission}\``
}

function argumentPart(book: Book, served: Served): string[] {
  const { description } = book
  const whole = argumentsOf(description, served)
  const places = placesOf(description, served)
  const rows = Object.entries(whole.properties ?? {}).map(([name, schema]) => {
    const must = whole.required?.includes(name) ? '**required**' : ''
    if (places.get(name) === 'header')
      return row(book, optionOf(name), schema, 'option of the call')
    return row(book, name, schema, [must, places.get(name) ?? ''].filter(Boolean).join(', '))
  })
  if (rows.length === 0) return []
  return ['| argument | what it is | |', '| --- | --- | --- |', ...rows, '']
}

/** The option of a call that sets a header: `If-Unmodified-Since` → `ifUnmodifiedSince`. */
const optionOf = (header: string) =>
  header.replaceAll('-', '').replace(/^./, (first) => first.toLowerCase())

/** Descriptions that only repeat the type. */
const SAID_BY_THE_TYPE = /^(id of \w+( \w+)?|instant, RFC 3339 in UTC)$/

function row(book: Book, name: string, schema: Schema, note: string): string {
  const { description, resources } = book
  const said = schema.description ?? resolve(description, schema).description ?? ''
  const more = SAID_BY_THE_TYPE.test(said) ? '' : said
  const words = [typeWords(description, schema, resources), more].filter(Boolean).join('; ')
  return `| \`${name}\` | ${words.replaceAll(/(?<!\\)\|/g, '\\|').replaceAll('\n', ' ')} | ${note} |`
}

function answerWords(book: Book, { operation }: Served): string {
  const { description } = book
  const { body, data } = answerOf(description, operation)
  const orNull = operation.responses[204] ? ', or `null`' : ''
  switch (operation['x-result'] ?? '') {
    case 'list':
      return `\`{ items, total, totalCapped, nextCursor }\` of ${recordWords(book, resolve(description, data.items ?? {}))}; all pages with \`for await\`.`
    case 'record':
      return `a record of ${recordWords(book, data)}${orNull}.`
    case 'data':
      return typeBlock(printType(description, data))
    case 'raw':
      return typeBlock(printType(description, body))
    case 'file':
      return 'a `Blob`.'
    case 'stream':
      return 'an `EventStream`: `{ event, data }` one after another.'
    default:
      return '`null`.'
  }
}

function answerOf(description: Description, { responses }: Served['operation']) {
  const { 200: ok, 201: created } = responses
  const [content] = Object.values((ok ?? created)?.content ?? {})
  const body = resolve(description, content?.schema ?? {})
  return { body, data: resolve(description, body.properties?.['data'] ?? {}) }
}

/** Type of the records that an operation answers with. */
function answeredType(description: Description, { operation }: Served): string | undefined {
  const { data } = answerOf(description, operation)
  return typeOfRecord(resolve(description, data.items ?? data))
}

function typeOfRecord({ properties }: Schema): string | undefined {
  const type = properties?.['type']?.const
  return typeof type === 'string' ? type : undefined
}

function recordWords({ description, resources }: Book, record: Schema): string {
  const { properties } = record
  const type = typeOfRecord(record) ?? 'records'
  const attributes = properties?.['attributes'] ?? {}
  const [, extra] = attributes.allOf ?? []
  const names = Object.keys(resolve(description, extra ?? {}).properties ?? {})
  const more = names.length > 0 ? ` with ${names.map((name) => `\`${name}\``).join(', ')}` : ''
  const place = resources.has(type) ? `./${type}.md#the-record` : `#the-record-${type}`
  return `[${type}](${place})${more}`
}

const typeBlock = (text: string) => `\n\n\`\`\`typescript\n${text}\n\`\`\``
