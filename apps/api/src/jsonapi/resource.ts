import type { Permission } from '@omc/acl'
import type { Words } from '@omc/core'
import type { Static, TSchema } from 'typebox'
import type { Context } from './context.ts'
import type { WordsByName } from './facts/field-words.ts'
import type { Filter } from './filters.ts'
import { Closed, Id, type ObjectSchema } from './schema.ts'
import type { Scope } from './scope.ts'

/** Allowed callers: everyone, everyone signed in, or holders of the permission. */
export type May = 'public' | 'signed-in' | Permission

/** Effect of a call, independent of its HTTP verb: reads may be repeated, writes never. */
export type Effect = 'read' | 'write'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Form of the answer: `record` and `list` are JSON:API documents of `resource`; `data` stands
 * inside `data`; `raw` is the body itself; `empty` is 204.
 */
export type Output =
  | { kind: 'record'; resource?: string; schema?: ObjectSchema; orEmpty?: boolean }
  | { kind: 'list'; resource?: string }
  | { kind: 'data'; schema: TSchema }
  | { kind: 'raw'; schema: TSchema }
  /** Bytes: the behaviour gives a `FileAnswer`. */
  | { kind: 'file'; types: readonly string[] }
  /** Server-sent events: the behaviour gives an async iterable of `StreamEvent`. */
  | { kind: 'stream'; type: 'text/event-stream' }
  | { kind: 'empty' }

export interface Action<
  I extends ObjectSchema = ObjectSchema,
  Q extends ObjectSchema = ObjectSchema,
  F = unknown,
  B = unknown,
> {
  /** On one record (`/{id}/name`) or on the collection (`/name`). */
  on: 'record' | 'collection'
  method: Method
  effect: Effect
  may: May
  summary: string
  /** Full path, for the few calls outside their resource's path. */
  path?: string
  /** Other resources whose cached reads this write makes stale. */
  touches?: readonly string[]
  /** Attributes of the body `{data:{type,attributes}}`. */
  input?: I
  /**
   * `form` also takes the bare object and form bodies (the sign-in calls); `upload` takes larger
   * bodies, and `multipart/form-data` with files in the place of base64 attributes (`FileField`).
   */
  body?: 'jsonapi' | 'form' | 'upload'
  /**
   * Attributes that may come encrypted with the key of `auth.credential_key`, and have to where the
   * setting `ENCRYPT_CREDENTIALS` says so.
   */
  secrets?: readonly string[]
  /** Undoes the actor's own changes, whatever their current scope. */
  undoes?: true
  /**
   * Takes `If-Unmodified-Since` as an update does: for decisions on what a person has seen. Of a bulk
   * call it holds for every record named by `ids`.
   */
  precondition?: true
  /** A read that pictures make: without a bearer token the session cookie counts. */
  cookie?: true
  query?: Q
  /** A bulk call: `ids`, or `matching` and `expected_count`, choose rows of this list. */
  bulk?: Bulk
  output: Output
  /** 201 for creating a row; 200 otherwise. */
  status?: 200 | 201
  /**
   * For what takes long and must not hold a connection (a password, an outside channel): runs
   * first, in a transaction of its own, and gives the slow work. That is done while no transaction
   * is open; `run` gets its result as `found` and has to look again at whatever may have changed.
   */
  prepare?: (
    context: Context,
    args: { id: number; input: Static<I>; query: Static<Q> },
  ) => Promise<() => Promise<F>>
  /**
   * Reads and locks rows in the round trip that opens the transaction; `run` gets the result as
   * `begun`. It changes no row, because it runs for a repeated call too.
   */
  begin?: (context: Context, args: { id: number; input: Static<I>; query: Static<Q> }) => Promise<B>
  run: (
    context: Context,
    args: { id: number; input: Static<I>; query: Static<Q>; found: F; begun: B },
  ) => Promise<unknown>
}

export interface Bulk {
  /** The rows to choose from; the resource itself may not be declared yet. */
  of: () => Resource
  /** Name of the job that changes everything that matches. */
  title: Words
  /** Rows of one transaction of the job; default 100. */
  atOnce?: number
}

/** Identity function that ties the types of one action's input and query together. */
export function action<I extends ObjectSchema, Q extends ObjectSchema, F, B>(
  declared: Action<I, Q, F, B>,
): AnyAction {
  // `run` only ever gets what the `prepare` and the `begin` beside it found.
  return declared as AnyAction
}
export type AnyAction = Action

/**
 * A verb with steps of its own: route, method, status and the form of its answer follow from the
 * verb, as do permission, audit, idempotency and description.
 */
export interface OwnVerb<I extends ObjectSchema = ObjectSchema, F = unknown> extends Pick<
  Action<I, ObjectSchema, F>,
  'may' | 'input' | 'body' | 'secrets' | 'touches'
> {
  /** Name of the operation if the verb alone is too vague (`issue`). */
  name?: string
  summary?: string
  /** By default a record. */
  output?: Output
  /**
   * As that of an action. Without a `run` the engine writes, and what the slow work found is laid
   * over the attributes of the body.
   */
  prepare?: Action<I, ObjectSchema, F>['prepare']
  /** Replaces the engine's default. */
  run?: Action<I, ObjectSchema, F>['run']
}

/** Identity function that ties the types of one verb's input and steps together. */
export function verb<I extends ObjectSchema, F>(declared: OwnVerb<I, F>): OwnVerb {
  // `run` only ever gets what the `prepare` beside it found.
  return declared as OwnVerb
}

/** Permission of a verb in either form of its declaration. */
export const mayOf = (declared: May | OwnVerb): May =>
  typeof declared === 'string' ? declared : declared.may

export interface Relation {
  type: string
  /** Ours points to theirs (to one), or theirs points to us (to many). */
  via: { ours: string } | { theirs: string }
}

export interface Resource {
  type: string
  /** Name of one row within a sentence; the English noun is lower case, without article. */
  label: Words
  table: string
  /**
   * Labels of attributes, parameters and results that are its own. Names that mean the same
   * everywhere are in `facts/vocabulary`; `operation.name` is for one operation, `filter.name` for
   * one filter.
   */
  words?: WordsByName
  /** Attributes sent to readers. Nothing outside this list leaves the server. */
  attributes: ObjectSchema
  /** SQL for attributes that are not plain columns of the same name; `t` is the row. */
  computed?: Readonly<Record<string, string>>
  /**
   * SQL for attributes that are counted from rows of other tables each time. An answer about this
   * resource gives them; a record that another one includes gives them only when `fields[…]` asks.
   */
  counted?: Readonly<Record<string, string>>
  /** Attributes of a related record for people who may not read this resource. */
  named?: readonly string[]
  relations?: Readonly<Record<string, Relation>>
  filters?: Readonly<Record<string, Filter>>
  sorts?: readonly string[]
  defaultSort?: string
  defaultPageSize?: number
  /**
   * SQL of the last id below which no row appears any more, of a resource whose rows are only added.
   * Its list by ascending ids is a feed: it ends there, so that a cursor passes nothing.
   */
  horizon?: string
  scope: Scope
  /**
   * Rows whose content is one person's own, whatever others may do: all of them, or some, which `scope`
   * tells. What was done to them the audit trail shows to that person alone.
   */
  personal?: 'all' | 'some'
  /**
   * Lists of another resource below one record of this one: `GET /{id}/<name>` gives the rows whose
   * column `via` points to the record.
   */
  nested?: Readonly<Record<string, Nested>>
  /**
   * Attributes of a body that are not columns of the same name (an amount in yuan, a secret): the
   * columns they become. None of them is written into the audit row in clear.
   */
  stored?: Readonly<Record<string, Stored>>
  /**
   * The rows have the content life cycle: in the trash their status is `deleted`, and they come
   * back with the status they had (`status_before_trash`).
   *
   * @source domain: content life cycle
   */
  lifeCycle?: true
  /** Its attributes can hold sayings, which are told in the language of the caller. */
  sayings?: true
  /** False for facts (attempts, events): rows that never go to the trash. */
  trash?: false
  /** Each person has one row: `get` and `update` have no id in their path. */
  single?: true
  /** With `delete` comes `restore`, under the same permission. */
  verbs: Partial<Record<'list' | 'delete', May>> &
    Partial<Record<'get' | 'create' | 'update', May | OwnVerb>>
  /** Attributes a body may carry; everything else is refused. */
  create?: ObjectSchema
  update?: ObjectSchema
  /** Columns of a new row that are not in its body (owner, derived fields). */
  defaults?: (context: Context, input: Record<string, unknown>) => Promise<Record<string, unknown>>
  /** The last word before a generic write; throws a Problem. */
  guard?: (context: Context, change: Change) => Promise<void>
  /** Runs after the insert of a row, in its transaction. */
  created?: (context: Context, id: number, values: Record<string, unknown>) => Promise<void>
  touches?: readonly string[]
  actions?: Readonly<Record<string, AnyAction>>
}

export interface Nested {
  resource: string
  /** Column of the nested resource that holds the id of the record. */
  via: string
  may: May
}

export type Stored = (
  value: unknown,
  context: Context,
  /** The row as it will be. */
  values: Record<string, unknown>,
  /** The row as it is, which the write has locked; empty for a new one. */
  before: Readonly<Record<string, unknown>>,
) => Record<string, unknown> | Promise<Record<string, unknown>>

export type Change =
  | { verb: 'create'; values: Record<string, unknown> }
  | { verb: 'update'; id: number; before: Record<string, unknown>; values: Record<string, unknown> }
  | { verb: 'delete' | 'restore'; id: number; before: Record<string, unknown> }

/**
 * Declares a resource: the contract in one place; routes, description and SDK are printed from it. A
 * list that can be narrowed by the team also tells the team of each row.
 */
export const defineResource = (resource: Resource): Resource =>
  resource.filters?.[TEAM] && !resource.attributes.properties[TEAM]
    ? { ...resource, attributes: withTeam(resource.attributes) }
    : resource

const TEAM = 'business_team_id'

const withTeam = (attributes: ObjectSchema): ObjectSchema =>
  Closed({ ...attributes.properties, [TEAM]: Id })
