import { sql } from 'kysely'
import type { Creator } from '../../gateway/gateway.ts'
import type { Step } from '../task.ts'

/** The columns of an outside creator, as the channel says them. */
export const darenColumns = (creator: Creator) => ({
  nickname: creator.nickname,
  avatar: creator.avatar,
  home_page_url: creator.home_page_url,
  category: creator.category,
  channel_tags: creator.channel_tags,
  area_tag: creator.area_tag,
  fans_count: creator.fans_count,
  video_30day_count: creator.video_30day_count,
  video_30day_pv: creator.video_30day_pv,
  video_30day_rate: creator.video_30day_rate,
})

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
