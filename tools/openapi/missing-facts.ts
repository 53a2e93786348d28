import {
  operationsOf,
  resolve,
  type Description,
  type Parameter,
  type Schema,
  type Served,
} from './description.ts'

/**
 * Attributes and parameters that lack a description, a kind or a label in one of the two languages,
 * and choices of records without names of their values, as `place: what is missing`.
 *
 * It checks the attributes of each resource and each body, the members of each answer that is no
 * record, and the parameters of each operation.
 */
export function missingFacts(description: Description): string[] {
  return [...operationsOf(description).values()].flatMap((served) => [
    ...ofParameters(served),
    ...ofMembers(description, `${served.operation.operationId} body`, bodyOf(description, served)),
    ...answersOf(description, served),
  ])
}

const ofParameters = ({ operation }: Served): string[] =>
  (operation.parameters ?? []).flatMap((parameter) =>
    lackOf(`${operation.operationId} ${parameter.name}`, merged(parameter)),
  )

/** Merges a parameter's description, which is outside its schema, into the schema. */
const merged = ({ schema, description }: Parameter): Schema => ({
  ...schema,
  ...(description === undefined ? {} : { description }),
})

function bodyOf(description: Description, { operation }: Served): Schema {
  const [content] = Object.values(operation.requestBody?.content ?? {})
  const body = resolve(description, content?.schema ?? {})
  return attributesOf(description, body) ?? body
}

function attributesOf(description: Description, document: Schema): Schema | undefined {
  const data = resolve(description, document.properties?.['data'] ?? {})
  const one = resolve(description, data.items ?? data)
  const attributes = one.properties?.['attributes']
  return attributes && resolve(description, attributes)
}

function answersOf(description: Description, { operation }: Served): string[] {
  const { operationId } = operation
  return Object.entries(operation.responses).flatMap(([status, { content }]) => {
    const [first] = Object.values(content ?? {})
    if (!first?.schema || status === 'default') return []
    const answer = resolve(description, first.schema)
    const attributes = attributesOf(description, answer)
    if (attributes)
      return [
        ...ofMembers(description, `${operationId} answer`, attributes),
        ...unnamedChoices(`${operationId} answer`, attributes),
      ]
    const data = resolve(description, answer.properties?.['data'] ?? answer)
    return ofMembers(description, `${operationId} answer`, resolve(description, data.items ?? data))
  })
}

function ofMembers(description: Description, place: string, schema: Schema): string[] {
  const parts = [schema, ...(schema.allOf ?? []), ...(schema.anyOf ?? [])].map((part) =>
    resolve(description, part),
  )
  return parts.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, member]) => lackOf(`${place} ${name}`, member)),
  )
}

/** Choices without value names, which lists and forms need to show them. */
const unnamedChoices = (place: string, { properties = {} }: Schema): string[] =>
  Object.entries(properties)
    .filter(([, schema]) => schema['x-kind'] === 'choice' && !schema['x-choices'])
    .map(([name]) => `${place} ${name}: no names of values`)

function lackOf(place: string, schema: Schema): string[] {
  const label = schema['x-label']
  const lacking = [
    schema.description ? '' : 'description',
    schema['x-kind'] ? '' : 'kind',
    label?.zh ? '' : 'Chinese label',
    label?.en ? '' : 'English label',
  ].filter((one) => one !== '')
  return lacking.length === 0 ? [] : [`${place}: no ${lacking.join(', ')}`]
}
