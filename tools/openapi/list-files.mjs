/**
 * One module per listed resource: the filters of its list operation and the attributes of its rows,
 * for what a person picks at run time. It is separate from the facts of the attributes, which a
 * screen imports one by one: a module that is loaded as a whole keeps all of them in its bundle.
 */
import { factsOf, isSpoken, presentOf, quote } from './field-files.mjs'

const HEADER = '// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.\n'

/** Parameters that a list has a control of its own for. */
const OWN = ['search', 'ids', 'trashed']

/** Ends of a span: name in the facts by suffix of the filter. */
const ENDS = { since: 'from', min: 'from', until: 'to', max: 'to' }
const END = /^(?:(.+)_)?(since|until|min|max)$/
/** Words in the label of an end besides the name of the attribute. */
const END_WORDS = { zh: /[起止]$/, en: / (?:from|before|to)$/ }

/**
 * @param document  parsed OpenAPI document
 * @returns {Record<string, string>}  text by file, such as `lists/users.ts`
 */
export function listFiles(document) {
  const lists = Object.values(document.paths ?? {})
    .map(({ get }) => ({ operation: get, type: get?.operationId?.replace(/\.list$/, '') }))
    .filter(({ operation, type }) => operation?.operationId === `${type}.list`)
    .map(({ operation, type }) => ({
      type,
      filters: filtersOf(operation),
      fields: Object.entries(document.components?.schemas?.[pascal(type)]?.properties ?? {}),
    }))
    .filter(({ fields }) => fields.length > 0 && fields.every(([, field]) => isSpoken(field)))
    .toSorted((a, b) => (a.type < b.type ? -1 : 1))
  if (lists.length === 0) return {}
  return {
    ...Object.fromEntries(lists.map((list) => [`lists/${list.type}.ts`, moduleOf(list)])),
    'lists.ts': indexOf(lists.map(({ type }) => type)),
  }
}

const moduleOf = ({ type, filters, fields }) =>
  [
    `${HEADER}// Filters of \`${type}.list\`, and the attributes of its rows.`,
    "import type { ListFacts } from '../../fields/list-facts.ts'",
    '',
    'export const facts: ListFacts = {',
    '  filters: [',
    ...filters.map((members) => `    { ${members.join(', ')} },`),
    '  ],',
    '  columns: {',
    ...fields.map(([name, field]) => `    ${name}: { ${factsOf(field).join(', ')} },`),
    '  },',
    '}',
    '',
  ].join('\n')

const indexOf = (types) =>
  [
    `${HEADER}import type { ListFacts } from '../fields/list-facts.ts'`,
    '',
    '/** Facts of each list; one module each, loaded when they are asked for. */',
    'export const LISTS: Readonly<Partial<Record<string, () => Promise<{ facts: ListFacts }>>>> = {',
    ...types.map((type) => `  ${type}: async () => import('./lists/${type}.ts'),`),
    '}',
    '',
  ].join('\n')

/** Filters as members of object literals; the two ends of a span are one filter. */
function filtersOf({ parameters = [] }) {
  const named = parameters.flatMap(({ name, schema }) => {
    const [, filter] = /^filter\[(\w+)\]$/.exec(name) ?? []
    return filter && !OWN.includes(filter) && isSpoken(schema) ? [{ filter, schema }] : []
  })
  const spans = Map.groupBy(named, ({ filter }) => {
    const [, attribute = 'day', end] = END.exec(filter) ?? []
    return end ? attribute : filter
  })
  return [...spans].map(([name, filters]) => {
    const [{ filter, schema }] = filters
    return END.test(filter) ? spanOf(name, filters) : plainOf(filter, schema)
  })
}

const plainOf = (name, schema) => [
  `name: ${quote(name)}`,
  `takes: ${quote(schema.type === 'array' ? 'values' : 'value')}`,
  ...factsOf(schema).filter((fact) => fact !== 'many: true'),
  ...valuesOf(schema),
]

const spanOf = (name, ends) => [
  `name: ${quote(name)}`,
  "takes: 'span'",
  ...factsOf({ ...ends[0].schema, 'x-label': withoutEnd(ends[0].schema['x-label']) }),
  ...ends.map(({ filter }) => `${ENDS[END.exec(filter)[2]]}: ${quote(filter)}`),
]

const withoutEnd = ({ zh, en }) => ({
  zh: zh.replace(END_WORDS.zh, ''),
  en: en.replace(END_WORDS.en, ''),
})

/** Platforms that a filter takes, where the contract names them. */
function valuesOf(schema) {
  const present = presentOf(schema)
  const values = (present.items ?? present).enum
  return schema['x-kind'] === 'platform' && values
    ? [`values: [${values.map(quote).join(', ')}]`]
    : []
}

/** `carry_items` → `CarryItems`, as components are named. */
const pascal = (type) => type.replaceAll(/(?:^|_)([a-z])/g, (_, letter) => letter.toUpperCase())
