import type { TSchema } from 'typebox'
import { PAGE_QUERY, documentQuery, filterQuery, sortQuery } from './query-schema.ts'
import type { Action, Effect, May, Method, Nested, Output, Resource } from './resource.ts'
import { Closed, type ObjectSchema } from './schema.ts'

export type Verb = 'list' | 'get' | 'create' | 'update' | 'delete' | 'restore'

/** One row of the API. Routes, description, SDK, permissions and contract tests are printed from these. */
export interface Operation {
  /** `<resource>.<operation>` */
  id: string
  resource: Resource
  verb: Verb | 'action' | 'nested'
  method: Method
  /** OpenAPI form, `/api/v1/users/{id}` */
  path: string
  effect: Effect
  may: May
  summary: string
  touches: readonly string[]
  input: ObjectSchema | undefined
  body: 'jsonapi' | 'form' | 'upload' | 'none'
  query: Readonly<Record<string, TSchema>>
  /** Parameters that must be there. */
  requiredQuery: readonly string[]
  output: Output
  status: 200 | 201 | 204
  onRecord: boolean
  action: Action | undefined
  nested: Nested | undefined
}

/** The declaration of a type. */
type Find = (type: string) => Resource

const API = '/api/v1'
const METHOD: Record<Verb, Method> = {
  list: 'GET',
  get: 'GET',
  create: 'POST',
  update: 'PUT',
  delete: 'DELETE',
  restore: 'POST',
}
const SUMMARY: Record<Verb, (label: string) => string> = {
  list: (label) => `List: ${label}`,
  get: (label) => `One record: ${label}`,
  create: (label) => `Create: ${label}`,
  update: (label) => `Change: ${label}`,
  delete: (label) => `Move to trash: ${label}`,
  restore: (label) => `Take back from the trash: ${label}`,
}

/** The only bridge from declarations to operations. */
export function operationsOf(resource: Resource, find: Find): Operation[] {
  // Object.entries forgets that the keys are verbs.
  const declared = Object.entries(resource.verbs) as [Verb, May][]
  const { delete: mayDelete } = resource.verbs
  const verbs: [Verb, May][] = mayDelete ? [...declared, ['restore', mayDelete]] : declared
  return [
    ...Object.entries(resource.actions ?? {}).map(([name, declared]) =>
      fromAction(resource, name, declared),
    ),
    ...Object.entries(resource.nested ?? {}).map(([name, nested]) =>
      fromNested(resource, name, nested, find),
    ),
    ...verbs.map(([verb, may]) => fromVerb(resource, verb, may, find)),
  ]
}

function fromVerb(resource: Resource, verb: Verb, may: May, find: Find): Operation {
  const onRecord = verb !== 'list' && verb !== 'create'
  const write = verb !== 'list' && verb !== 'get'
  const input =
    verb === 'create' ? resource.create : verb === 'update' ? resource.update : undefined
  return {
    id: `${resource.type}.${verb}`,
    resource,
    verb,
    method: METHOD[verb],
    path: `${API}/${resource.type}${onRecord ? '/{id}' : ''}${verb === 'restore' ? '/restore' : ''}`,
    effect: write ? 'write' : 'read',
    may,
    summary: SUMMARY[verb](resource.label),
    touches: write ? [resource.type, ...(resource.touches ?? [])] : [],
    input: input ?? (verb === 'create' || verb === 'update' ? Closed({}) : undefined),
    body: verb === 'create' || verb === 'update' ? 'jsonapi' : 'none',
    requiredQuery: [],
    query:
      verb === 'list'
        ? listQuery(resource, find)
        : verb === 'get'
          ? documentQuery(resource, find)
          : {},
    output:
      verb === 'list'
        ? { kind: 'list' }
        : verb === 'delete'
          ? { kind: 'empty' }
          : { kind: 'record' },
    status: verb === 'create' ? 201 : verb === 'delete' ? 204 : 200,
    onRecord,
    action: undefined,
    nested: undefined,
  }
}

function fromNested(resource: Resource, name: string, nested: Nested, find: Find): Operation {
  const child = find(nested.resource)
  return {
    id: `${resource.type}.${name}`,
    resource,
    verb: 'nested',
    method: 'GET',
    path: `${API}/${resource.type}/{id}/${name}`,
    effect: 'read',
    may: nested.may,
    summary: `List below one record (${resource.label}): ${child.label}`,
    touches: [],
    input: undefined,
    body: 'none',
    requiredQuery: [],
    query: listQuery(child, find),
    output: { kind: 'list', resource: child.type },
    status: 200,
    onRecord: true,
    action: undefined,
    nested,
  }
}

function fromAction(resource: Resource, name: string, declared: Action): Operation {
  const onRecord = declared.on === 'record'
  const write = declared.effect === 'write'
  return {
    id: `${resource.type}.${name}`,
    resource,
    verb: 'action',
    method: declared.method,
    path: declared.path ?? `${API}/${resource.type}${onRecord ? '/{id}' : ''}/${name}`,
    effect: declared.effect,
    may: declared.may,
    summary: declared.summary,
    touches: write ? [...new Set([resource.type, ...(declared.touches ?? [])])] : [],
    input: declared.input,
    body: declared.input ? (declared.body ?? 'jsonapi') : 'none',
    query: declared.query?.properties ?? {},
    requiredQuery: requiredOf(declared.query),
    output: declared.output,
    status: declared.output.kind === 'empty' ? 204 : (declared.status ?? 200),
    onRecord,
    action: declared,
    nested: undefined,
  }
}

// TypeBox keeps the names of required properties beside the properties.
const requiredOf = (schema: ObjectSchema | undefined): readonly string[] =>
  (schema as { required?: readonly string[] } | undefined)?.required ?? []

function listQuery(resource: Resource, find: Find): Record<string, TSchema> {
  return {
    ...filterQuery(resource),
    ...sortQuery(resource),
    ...PAGE_QUERY,
    ...documentQuery(resource, find),
  }
}
