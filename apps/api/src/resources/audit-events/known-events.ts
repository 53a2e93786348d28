import { can, PERMISSIONS } from '@omc/acl'
import { sql, type RawBuilder } from 'kysely'
import { mayCall } from '../../jsonapi/may-call.ts'
import type { Registry } from '../../jsonapi/registry.ts'
import { mayOf, type May, type Resource } from '../../jsonapi/resource.ts'
import type { Actor } from '../../kernel/actor.ts'
import { ownOrShared } from './personal-events.ts'

/**
 * The operation of an event `t`; of an undo, the one that it took back. An undo shows the same values,
 * and everybody may call it.
 */
export const ROOT_OPERATION = sql<string>`case when t.operation = 'audit_events.undo'
  then coalesce(t.after ->> 'operation', t.operation) else t.operation end`

/**
 * Whether an actor may know an event `t`: they may read what it changed, or it is their own act, and is
 * about themselves or one that they may still do. An event holds the values of its records, so the
 * trail opens no resource that is closed to its reader, and no row that is another person's alone; a
 * resource without a verb to read it is known to those who may call anything of it.
 *
 * @source reliability T19; domain: tenancy and roles (the default is deny)
 */
export function knownEvents(registry: Registry, actor: Actor): RawBuilder<boolean> {
  const known = ownOrShared(registry, actor)
  if (mayAll(actor)) return known
  return sql<boolean>`(${known} and (t.subject_type = any(${readableTypes(registry, actor)}::text[])
    or (t.user_id = ${actor.userId} and (
      (t.subject_type = 'users' and t.subject_ids <@ array[${String(actor.userId)}])
      or ${ROOT_OPERATION} = any(${callable(registry, actor)}::text[])))))`
}

/** They may also know of resources that the product has no more. */
const mayAll = (actor: Actor) => PERMISSIONS.every((permission) => can(actor, permission))

const readableTypes = (registry: Registry, actor: Actor): string[] =>
  registry.resources
    .filter((resource) => readingOf(registry, resource).some((may) => mayCall(actor, may)))
    .map(({ type }) => type)

function readingOf({ operations }: Registry, { type, verbs: { get, list } }: Resource): May[] {
  const reading = [get, list].flatMap((declared) => (declared ? [mayOf(declared)] : []))
  if (reading.length > 0) return reading
  return operations.flatMap(({ resource, may }) => (resource.type === type ? [may] : []))
}

/** Ids of the operations that an actor may call; an undo stands for none. */
const callable = ({ operations }: Registry, actor: Actor): string[] =>
  operations.filter(({ undoes, may }) => !undoes && mayCall(actor, may)).map(({ id }) => id)
