import type { Client } from 'pg'
import { personNamed, type Person } from './seed-person.ts'

/** Number of watched authors and categories of a busy team. */
const AUTHORS = 200
const CATEGORIES = 40

/** Contents of one team, from several sources and in every status, each with an author and a category. */
export async function seedContents(
  database: Client,
  { username, rows }: { username: string; rows: number },
): Promise<Person> {
  const person = await personNamed(database, username)
  const { userId, teamId } = person
  // As a restore does: these rows need no search entries.
  await database.query('alter table carry_contents disable trigger user')
  await database.query(
    `with author as (
       insert into carry_sources (business_team_id, user_id, platform, author_id, nickname, avatar, fans_count)
       select $1, $2, 'douyin', 'bench-' || n, '作者 ' || n, '/i/' || n || '.svg', n * 100
       from generate_series(1, ${AUTHORS}) n returning id),
     category as (
       insert into business_categories (business_team_id, name)
       select $1, '类目 ' || n from generate_series(1, ${CATEGORIES}) n returning id),
     ids as (select (select array_agg(id) from author) as authors, (select array_agg(id) from category) as categories)
     insert into carry_contents (business_team_id, user_id, title, "desc", cover, images, status, source, channel,
       category, topic, play, like_count, carry_source_id, business_category_id, updated_at)
     select $1, $2, '内容 ' || n, '换季好物分享 ' || n, '/i/' || n || '.svg', array['/i/' || n || '.svg', '/i/' || n || '-2.svg'],
       (array['fetched', 'processed', 'checked', 'published'])[1 + (n / 3) % 4], (array['douyin', 'redbook', 'guanghe'])[1 + n % 3],
       (array['youhaohuo', 'guangguang', 'jd', 'pdd'])[1 + (n / 12) % 4], '穿搭', '换季', n, n % 1000,
       ids.authors[1 + (n::bigint * 7919) % ${AUTHORS}], ids.categories[1 + (n::bigint * 104729) % ${CATEGORIES}],
       '2026-01-01T00:00:00Z'::timestamptz + ((n::bigint * 7919) % $3::int)::int * interval '1 minute'
     from generate_series(1, $3::int) n, ids`,
    [teamId, userId, rows],
  )
  await database.query('alter table carry_contents enable trigger user')
  for (const table of ['carry_contents', 'carry_sources', 'business_categories'])
    await database.query(`vacuum analyze ${table}`)
  return person
}
