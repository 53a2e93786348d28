import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/database.ts'

const teamsWhere =
  (condition: RawBuilder<boolean>) =>
  async (db: Db): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`
      select t.id from business_teams t where t.deleted_at is null and ${condition} order by t.id`.execute(
      db,
    )
    return rows.map(({ id }) => id)
  }

/** Teams with an account that publishes. */
export const teamsWithAccounts = teamsWhere(
  sql<boolean>`exists (select 1 from studio_accounts a where a.business_team_id = t.id and a.deleted_at is null)`,
)

/** Teams that watch authors. */
export const teamsWithSources = teamsWhere(
  sql<boolean>`exists (select 1 from carry_sources s where s.business_team_id = t.id and s.deleted_at is null)`,
)

/** Teams with logins on outside platforms. */
export const teamsWithLogins = teamsWhere(
  sql<boolean>`exists (select 1 from access_accounts a where a.business_team_id = t.id and a.deleted_at is null)`,
)
