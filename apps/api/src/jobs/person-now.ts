import { toActor } from '../auth/authenticate.ts'
import type { Database, Db } from '../db/database.ts'
import type { Actor } from '../kernel/actor.ts'

/** A person with the rights they have now; undefined once they are disabled or gone. */
export const personNow = (database: Database, id: number): Promise<Actor | undefined> =>
  database.asServer((db) => findPersonNow(db, id))

/** The same in a transaction of the server. */
export async function findPersonNow(db: Db, id: number): Promise<Actor | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['business_team_id', 'username', 'roles', 'full_access'])
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && toActor({ ...row, user_id: id }, '')
}
