import { can, rowScope, writeReach } from '@omc/acl'
import { sql, type RawBuilder } from 'kysely'
import { auditInto } from '../../jsonapi/audit.ts'
import { trashRows } from '../../jsonapi/change-rows.ts'
import type { Actor } from '../../kernel/actor.ts'
import { studioContentRows } from '../../resources/studio-contents/studio-content-rows.ts'
import type { ExecutorDeps } from './run-desk.ts'

/** What deleting a content takes. */
const MAY = 'content:edit'
const ZONE = 'Asia/Shanghai'

/** Contents of an account by the name of the work that deletes them; the day is that of the business. */
const CHOSEN: Readonly<Record<string, (now: Date) => RawBuilder<boolean>>> = {
  'delete-all': () => sql<boolean>`true`,
  'delete-today': (now) => sql<boolean>`t.created_at >=
    date_trunc('day', ${now}::timestamptz at time zone ${ZONE}) at time zone ${ZONE}`,
  'delete-unpass': () => sql<boolean>`t.status = 'rejected'`,
}

export const isDeletion = (work = ''): boolean => work in CHOSEN

export const mayDelete = (person: Actor): boolean => can(person, MAY)

/**
 * Moves contents of an account to the trash for the person who sent the command: those that they see,
 * behind the walls of a request, with one audit row that they can undo.
 *
 * @returns how many
 * @source resources §4 (delete_all_contents, delete_today_contents, delete_unpass_contents)
 */
export function deleteContents(
  { database, services }: ExecutorDeps,
  person: Actor,
  { accountId, work }: { accountId: number; work: string },
): Promise<number> {
  const reaches = writeReach(person, MAY)
  const actor = { ...person, reaches, allTeams: rowScope(person) === 'all-teams', readsOwn: true }
  return database.asActor(actor, async (db) => {
    const now = await services.databaseNow(db)
    const chosen = CHOSEN[work]?.(now) ?? sql<boolean>`false`
    const { count } = await trashRows(
      { actor, db, now, audit: (entry) => auditInto(db, { actor, now }, entry) },
      {
        operation: 'studio_contents.delete',
        resource: studioContentRows,
        where: sql<boolean>`t.studio_account_id = ${accountId} and ${chosen}`,
      },
    )
    return count
  })
}
