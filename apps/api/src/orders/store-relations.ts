import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { TeamRelation } from '../gateway/gateway.ts'

/** Stores the team's bound people, by the id of the relation at the channel. */
export async function storeRelations(
  db: Db,
  { teamId, platform }: { teamId: number; platform: string },
  relations: readonly TeamRelation[],
  now: Date,
): Promise<number> {
  const each = [...new Map(relations.map((one) => [one.relation_id, one])).values()]
  if (each.length === 0) return 0
  const changed = await db
    .insertInto('team_relations')
    .values(
      each.map(({ relation_id, uid, nickname, bind_date, state }) => ({
        business_team_id: teamId,
        platform,
        relation_id,
        uid,
        nickname,
        bind_date,
        state,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['business_team_id', 'platform', 'relation_id'])
        .doUpdateSet((excluded) => ({
          uid: excluded.ref('excluded.uid'),
          nickname: excluded.ref('excluded.nickname'),
          bind_date: excluded.ref('excluded.bind_date'),
          state: excluded.ref('excluded.state'),
          updated_at: now,
        }))
        .where(
          sql<boolean>`(team_relations.uid, team_relations.nickname, team_relations.bind_date, team_relations.state)
            is distinct from (excluded.uid, excluded.nickname, excluded.bind_date, excluded.state)`,
        ),
    )
    .returning('id')
    .execute()
  return changed.length
}
