import type { Client } from 'pg'
import { personNamed, type Person } from './seed-person.ts'

/** Rows of one team: contents with their publications, spread over the channels. */
export async function seedPublishes(
  database: Client,
  { username, rows }: { username: string; rows: number },
): Promise<Person> {
  const person = await personNamed(database, username)
  const { userId, teamId } = person
  // As a restore does: these rows need no search entries.
  await database.query('alter table carry_contents disable trigger user')
  await database.query(
    `with c as (
       insert into carry_contents (business_team_id, user_id, title, "desc", images, status, play, updated_at)
       select $1, $2, '内容 ' || n, '换季好物分享 ' || n, array['/i/' || n || '.svg'], 'published', n,
         '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 minute'
       from generate_series(1, $3::int) n returning id, title, updated_at, play as n
     )
     insert into carry_publishes (business_team_id, user_id, content_id, title, channel, feed_id, pv_count, updated_at)
     select $1, $2, id, title, (array['youhaohuo', 'guangguang', 'jd', 'pdd'])[1 + n % 4], 'feed-' || id, n % 1000, updated_at
     from c`,
    [teamId, userId, rows],
  )
  await database.query('alter table carry_contents enable trigger user')
  await database.query('vacuum analyze carry_contents')
  await database.query('vacuum analyze carry_publishes')
  return person
}
