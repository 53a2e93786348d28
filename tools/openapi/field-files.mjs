/**
 * One module per resource with described attributes: one export per attribute with its kind and
 * labels, so a screen bundles only those it shows.
 */
const HEADER = '// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.\n'

/**
 * @param {readonly string[]} resources  types of the records that the API answers
 * @returns {Record<string, string>}     text by file, such as `fields/users.ts`
 */
export function fieldFiles(document, resources) {
  const schemas = document.components?.schemas ?? {}
  const spoken = resources
    .map((type) => ({ type, fields: Object.entries(schemas[pascal(type)]?.properties ?? {}) }))
    .filter(({ fields }) => fields.length > 0 && fields.every(([, field]) => isSpoken(field)))
  return Object.fromEntries(
    spoken.map(({ type, fields }) => [`fields/${type}.ts`, moduleOf(type, fields)]),
  )
}

export const isSpoken = (field) => field['x-kind'] !== undefined && field['x-label'] !== undefined

function moduleOf(type, fields) {
  return [
    `${HEADER}// Attributes of \`${type}\`: kinds and labels.`,
    "import type { FieldFact, Checked } from '../../fields/field-facts.ts'",
    `import type * as self from './${type}.ts'`,
    '',
    ...fields.map(
      ([name, field]) => `export const ${name} = ${factOf(field)} as const satisfies FieldFact`,
    ),
    '',
    `export type Fields = Checked<${quote(type)}, typeof self>`,
    '',
  ].join('\n')
}

const factOf = (field) => `{ ${factsOf(field).join(', ')} }`

/** Facts of a field as members of an object literal: kind, labels, values. */
export function factsOf(field) {
  const [kind, of] = field['x-kind'].split(' of ')
  const present = presentOf(field)
  const facts = [
    `kind: ${quote(kind)}`,
    of ? `of: ${quote(of)}` : '',
    `zh: ${quote(field['x-label'].zh)}`,
    `en: ${quote(field['x-label'].en)}`,
    present.type === 'array' ? 'many: true' : '',
    field.anyOf ? 'nullable: true' : '',
    kind === 'choice' ? `choices: [${choicesOf(present, field['x-choices']).join(', ')}]` : '',
  ]
  return facts.filter((fact) => fact !== '')
}

/** Schema of a value without its null alternative. */
export const presentOf = (field) => field.anyOf?.find((one) => one.type !== 'null') ?? field

/** Values with their labels; a value without a label is its own label. */
const choicesOf = (schema, labels = {}) =>
  ((schema.items ?? schema).enum ?? []).map((value) => {
    const { zh, en } = labels[value] ?? { zh: value, en: value }
    return `{ value: ${quote(value)}, zh: ${quote(zh)}, en: ${quote(en)} }`
  })

/** `carry_items` → `CarryItems`, as components are named. */
const pascal = (type) => type.replaceAll(/(?:^|_)([a-z])/g, (_, letter) => letter.toUpperCase())

export const quote = (text) => `'${String(text).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
