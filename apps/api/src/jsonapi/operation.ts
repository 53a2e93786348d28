import type { TSchema } from 'typebox'
import { chosenRows } from './chosen-rows.ts'
import { PAGE_QUERY, documentQuery, filterQuery, sortQuery } from './query-schema.ts'
import {
  mayOf,
  type Action,
  type Bulk,
  type Effect,
  type May,
  type Method,
  type Nested,
  type Output,
  type OwnVerb,
  type Resource,
} from './resource.ts'
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
  /** Attributes that may come encrypted. */
  secrets: readonly string[]
  /** Accepts the session cookie if there is no bearer token. */
  cookie: boolean
  undoes: boolean
  precondition: boolean
  bulk: Bulk | undefined
  prepare: Action['prepare'] | undefined
  begin: Action['begin'] | undefined
  /** Handler; undefined where the engine does the work. */
  run: Action['run'] | undefined
  nested: Nested | undefined
}

/** The declaration of a type. */
type Find = (type: string) => Resource

export const API_PREFIX = '/api/v1'
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

const summaryOf = (verb: Verb, { label, horizon }: Resource): string =>
  verb === 'list' && horizon
    ? `${SUMMARY.list(label.en)}; with sort=id it is a feed, whose cursor misses nothing`
    : SUMMARY[verb](label.en)

/** The only bridge from declarations to operations. */
export function operationsOf(resource: Resource, find: Find): Operation[] {
  // Object.entries forgets that the keys are verbs.
  const declared = Object.entries(resource.verbs) as [Verb, May | OwnVerb][]
  const { delete: mayDelete } = resource.verbs
  const verbs: typeof declared = mayDelete ? [...declared, ['restore', mayDelete]] : declared
  return [
    ...Object.entries(resource.actions ?? {}).map(([name, declared]) =>
      fromAction(resource, name, declared),
    ),
    ...Object.entries(resource.nested ?? {}).map(([name, nested]) =>
      fromNested(resource, name, nested, find),
    ),
    ...verbs.map(([verb, how]) => fromVerb(resource, verb, how, find)),
  ]
}

/** Defaults of an operation without secrets and steps of its own. */
const PLAIN = {
  requiredQuery: [],
  secrets: [],
  cookie: false,
  undoes: false,
  precondition: false,
  bulk: undefined,
  prepare: undefined,
  begin: undefined,
  run: undefined,
  nested: undefined,
}

function fromVerb(resource: Resource, verb: Verb, how: May | OwnVerb, find: Find): Operation {
  const own: Partial<OwnVerb> = typeof how === 'string' ? {} : how
  const onRecord = verb !== 'list' && verb !== 'create' && !resource.single
  const isRead = verb === 'list' || verb === 'get'
  const takesBody = verb === 'create' || verb === 'update'
  const touches = [resource.type, ...(resource.touches ?? []), ...(own.touches ?? [])]
  const output = own.output ?? outputOf(verb)
  return {
    ...PLAIN,
    id: `${resource.type}.${own.name ?? verb}`,
    resource,
    verb,
    method: METHOD[verb],
    path: `${API_PREFIX}/${resource.type}${onRecord ? '/{id}' : ''}${verb === 'restore' ? '/restore' : ''}`,
    effect: isRead ? 'read' : 'write',
    may: mayOf(how),
    summary: own.summary ?? summaryOf(verb, resource),
    touches: isRead ? [] : touches,
    input: takesBody ? (own.input ?? resource[verb] ?? Closed({})) : undefined,
    body: takesBody ? (own.body ?? 'jsonapi') : 'none',
    query: queryOf(resource, verb, output, find),
    output,
    status: verb === 'create' ? 201 : output.kind === 'empty' ? 204 : 200,
    onRecord,
    secrets: own.secrets ?? [],
    prepare: own.prepare,
    run: own.run,
  }
}

function outputOf(verb: Verb): Output {
  if (verb === 'list') return { kind: 'list' }
  return verb === 'delete' ? { kind: 'empty' } : { kind: 'record' }
}

function queryOf(resource: Resource, verb: Verb, { kind }: Output, find: Find) {
  if (verb === 'list') return listQuery(resource, find)
  return verb === 'get' && kind === 'record' ? documentQuery(resource, find) : {}
}

function fromNested(resource: Resource, name: string, nested: Nested, find: Find): Operation {
  const child = find(nested.resource)
  return {
    ...PLAIN,
    id: `${resource.type}.${name}`,
    resource,
    verb: 'nested',
    method: 'GET',
    path: `${API_PREFIX}/${resource.type}/{id}/${name}`,
    effect: 'read',
    may: nested.may,
    summary: `List below one record (${resource.label.en}): ${child.label.en}`,
    touches: [],
    input: undefined,
    body: 'none',
    query: listQuery(child, find),
    output: { kind: 'list', resource: child.type },
    status: 200,
    onRecord: true,
    nested,
  }
}

function fromAction(resource: Resource, name: string, declared: Action): Operation {
  const onRecord = declared.on === 'record'
  const write = declared.effect === 'write'
  const input = inputOf(declared)
  return {
    ...PLAIN,
    id: `${resource.type}.${name}`,
    resource,
    verb: 'action',
    method: declared.method,
    path: declared.path ?? `${API_PREFIX}/${resource.type}${onRecord ? '/{id}' : ''}/${name}`,
    effect: declared.effect,
    may: declared.may,
    summary: declared.summary,
    touches: write ? [...new Set([resource.type, ...(declared.touches ?? [])])] : [],
    input,
    body: input ? (declared.body ?? 'jsonapi') : 'none',
    query: declared.query?.properties ?? {},
    requiredQuery: requiredOf(declared.query),
    output: declared.output,
    status: declared.output.kind === 'empty' ? 204 : (declared.status ?? 200),
    onRecord,
    secrets: declared.secrets ?? [],
    cookie: declared.cookie ?? false,
    undoes: declared.undoes ?? false,
    precondition: declared.precondition ?? false,
    bulk: declared.bulk,
    prepare: declared.prepare,
    begin: declared.begin,
    run: declared.run,
  }
}

const inputOf = ({ input, bulk }: Action): ObjectSchema | undefined =>
  bulk ? Closed({ ...chosenRows(bulk.of()).properties, ...input?.properties }) : input

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
