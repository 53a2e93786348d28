import { sql } from 'kysely'
import type { Creator } from '../../gateway/gateway.ts'
import { darenColumns } from '../../workflows/daren-columns.ts'
import type { Step } from '../task.ts'

/** Keeps an outside creator once per (team, platform, id there); the remark stays. */
export async function keepDaren(
  { db, now, actor }: Pick<Step, 'db' | 'now' | 'actor'>,
  platform: string,
  creator: Creator,
): Promise<'made' | 'renewed'> {
  const columns = { ...darenColumns(creator), synced_at: now, updated_at: now }
  const all = {
    business_team_id: actor.teamId,
    platform,
    author_id: creator.creator_id,
    created_at: now,
    ...columns,
  }
  const { rows } = await sql<{ made: boolean }>`
    insert into smart_daren_accounts (${sql.join(Object.keys(all).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(all))})
    on conflict (business_team_id, platform, author_id) do update set ${sql.join(
      Object.keys(columns).map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
    )} returning xmax = 0 as made`.execute(db)
  return rows[0]?.made ? 'made' : 'renewed'
}
