/**
 * One module per writable resource: one export per write operation with the kind, labels and limits
 * of its arguments by name. A form bundles only the operation that it sends.
 */
import { factsOf, isSpoken, presentOf, quote } from './field-files.mjs'

const HEADER = '// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.\n'

/** Names in the facts by names in a JSON schema. */
const LIMITS = {
  minLength: 'minLength',
  maxLength: 'maxLength',
  minimum: 'min',
  maximum: 'max',
  minItems: 'minItems',
  maxItems: 'maxItems',
}

/**
 * @param {readonly string[]} operations  ids, such as `users.update`
 * @param argumentsOf  returns the schema of an operation's arguments, without properties if none
 * @returns {Record<string, string>}  text by file, such as `forms/users.ts`
 */
export function formFiles(operations, argumentsOf) {
  const spoken = operations
    .map((id) => ({ id, schema: argumentsOf(id) }))
    .filter(({ schema: { properties = {} } }) => {
      const fields = Object.values(properties)
      return fields.length > 0 && fields.every(isSpoken)
    })
  const byResource = Map.groupBy(spoken, ({ id }) => id.split('.')[0])
  return Object.fromEntries(
    [...byResource].map(([resource, members]) => [
      `forms/${resource}.ts`,
      moduleOf(resource, members),
    ]),
  )
}

const moduleOf = (resource, members) =>
  [
    `${HEADER}// Inputs of the operations of \`${resource}\`: kinds, labels and limits.`,
    "import type { FormFacts } from '../../fields/form-facts.ts'",
    '',
    ...members.flatMap(({ id, schema }) => [
      `export const ${id.split('.')[1]} = {`,
      `  operation: ${quote(id)},`,
      '  inputs: {',
      ...Object.entries(schema.properties).map(
        ([name, field]) =>
          `    ${name}: { ${inputFacts(field, schema.required?.includes(name)).join(', ')} },`,
      ),
      '  },',
      `} as const satisfies FormFacts<${quote(id)}>`,
      '',
    ]),
  ].join('\n')

function inputFacts(field, isRequired) {
  const present = presentOf(field)
  return [
    ...factsOf(field),
    ...(isRequired ? ['required: true'] : []),
    ...(present.type === 'integer' ? ['integer: true'] : []),
    ...Object.entries(LIMITS)
      .filter(([name]) => present[name] !== undefined)
      .map(([name, fact]) => `${fact}: ${present[name]}`),
    ...(present.pattern === undefined ? [] : [`pattern: ${quote(present.pattern)}`]),
    ...(field.writeOnly ? ['writeOnly: true'] : []),
  ]
}
