import { sql, type RawBuilder } from 'kysely'
import type { Registry } from '../../jsonapi/registry.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import type { Actor } from '../../kernel/actor.ts'

/**
 * Whether an event `t` is the actor's own act, or of rows that are not another person's alone: what
 * was done to a person's rows only that person knows, however much others may see. Of a resource with
 * rows for several people too, those know the event who see all of its rows now.
 *
 * @source reliability T19; domain: operations beyond the seeds (conversations, exports, preferences)
 */
export function ownOrShared({ resources }: Registry, actor: Actor): RawBuilder<boolean> {
  const personal = resources.filter((resource) => resource.personal !== undefined)
  const partly = personal.filter((resource) => resource.personal === 'some')
  const shared = [
    sql<boolean>`t.subject_type <> all(${personal.map(({ type }) => type)}::text[])`,
    ...partly.map((resource) => seesRows(resource, actor)),
  ]
  return sql<boolean>`(t.user_id = ${actor.userId} or ${sql.join(shared, sql` or `)})`
}

/** The rows that the actor sees are looked up once, not for each event: they are few. */
const seesRows = ({ type, table, scope }: Resource, actor: Actor) => sql<boolean>`
  (t.subject_type = ${type} and t.subject_ids <> '{}' and t.subject_ids <@ array(
    select t.id::text from ${sql.table(table)} t where ${scope(actor)}))`
