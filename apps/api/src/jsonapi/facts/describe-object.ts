import type { Resource } from '../resource.ts'
import { describeField } from './describe-field.ts'
import { shapeOf, type JsonSchema } from './field-kind.ts'
import type { FieldWords } from './field-words.ts'
import { wordsOf } from './words-of.ts'

type Spoken = Pick<Resource, 'words' | 'attributes' | 'relations'>

/** Context of a name: the resource, and the operation for bodies, answers and parameters. */
export interface Speaker {
  resource: Spoken
  operation?: string
}

/** A schema of plain JSON whose members, also those of array items, are described. */
export function describeObject(schema: JsonSchema, speaker: Speaker): JsonSchema {
  if (schema.items) return { ...schema, items: describeObject(schema.items, speaker) }
  if (schema.anyOf)
    return { ...schema, anyOf: schema.anyOf.map((one) => describeObject(one, speaker)) }
  return withMembers(schema, (name, member) => describeMember(name, withKinds(member), speaker))
}

/** Nested members, described as far as their schemas allow. */
function withKinds(schema: JsonSchema): JsonSchema {
  if (schema.items) return { ...schema, items: withKinds(schema.items) }
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map(withKinds) }
  return withMembers(schema, (_, member) => describeField(withKinds(member), undefined))
}

function withMembers(
  schema: JsonSchema,
  change: (name: string, member: JsonSchema) => JsonSchema,
): JsonSchema {
  if (!schema.properties) return schema
  const members = Object.entries(schema.properties).map(([name, member]): [string, JsonSchema] => [
    name,
    change(name, member),
  ])
  return { ...schema, properties: Object.fromEntries(members) }
}

/** One member; a description that is there already stays. */
export function describeMember(name: string, member: JsonSchema, speaker: Speaker): JsonSchema {
  if ('x-label' in member) return member
  return describeField(member, memberWords(name, member, speaker))
}

/** An attribute that a relation leads through is the id of a record of that type. */
function memberWords(
  name: string,
  member: JsonSchema,
  { resource, operation }: Speaker,
): FieldWords | undefined {
  const words = wordsOf(resource, name, operation)
  if (shapeOf(member).kind !== 'id') return words
  const led = Object.values(resource.relations ?? {}).find(
    ({ via }) => 'ours' in via && via.ours === name,
  )
  return words && led ? { ...words, kind: `id of ${led.type}` } : words
}
