import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../../apps/api/test/support.ts'
import { openWorld, type World } from './open-world.ts'
import { SUMS, WATCHED, watchedQuery } from './watched-columns.ts'

let world: World
let leaders: Caller[]
beforeAll(async () => {
  world = await openWorld()
  // The second team has no lead, and only a lead may refresh a team's data.
  await world.t.rows(
    `update users set roles = roles || array['manager'] where username = 'operator2'`,
  )
  leaders = await Promise.all(['manager', 'operator2'].map((name) => world.t.as(name)))
})
afterAll(() => world.close())

type Seen = Map<string, Record<string, unknown>>
const look = async (table: string, columns: readonly string[]): Promise<Seen> => {
  const rows = await world.t.rows<{ id: string; seen: Record<string, unknown> }>(
    watchedQuery(table, columns),
  )
  return new Map(rows.map(({ id, seen }) => [id, seen]))
}
const lookAtAll = async () =>
  new Map(
    await Promise.all(
      Object.entries(WATCHED).map(async ([table, columns]): Promise<[string, Seen]> => [
        table,
        await look(table, columns),
      ]),
    ),
  )
const sums = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(SUMS).map(async ([name, text]) => [name, (await world.t.rows(text))[0]]),
    ),
  )

const idsOf = async (table: string, teamId: number, more = ''): Promise<string[]> => {
  const rows = await world.t.rows<{ id: string }>(
    `select id::text as id from ${table} where business_team_id = $1 and deleted_at is null ${more} order by id`,
    [teamId],
  )
  return rows.map(({ id }) => id)
}

/** Runs all jobs that query the channels and store the answers. */
async function refreshAll(person: Caller) {
  const { run } = world
  for (const kind of [
    'look_at_logins',
    'sync_daorc_accounts',
    'check_accounts',
    'refresh_studio_accounts',
    'sync_gold_ranks',
    'sync_windmill_crowds',
    'sync_team_orders',
    'today_report',
  ])
    await run(person, kind)
  await run(person, 'look_at_logins', { look: 'backbone' })
  await run(person, 'sync_team_orders', { since: '2026-09-22', until: '2026-11-20' })
  await run(person, 'sync_daren_list', { platform: 'guangguang' })
  await run(person, 'spider_sources', { watched: true })
  const contents = await idsOf('carry_contents', person.teamId, 'and origin_id is not null')
  await run(person, 'sync_content_detail', { ids: contents })
  const materials = await idsOf('carry_materials', person.teamId)
  await run(person, 'sync_commerce_items', { ids: materials })
  await run(person, 'collect_materials', { ids: materials, items_limit: 3 })
  for (const platform of ['youhaohuo', 'goudong', 'guangguang', 'taobaoke'])
    await run(person, 'sync_pool_items', { platform, pages: 1 })
  for (const id of await idsOf('studio_sources', person.teamId))
    await run(person, 'collect_studio_source', { source_id: Number(id), limit: 20 })
}

/** Runs the refreshes that people start row by row. */
async function refreshEach(person: Caller) {
  const rows = await world.t.rows<{ platform: string; author_id: string; of: string }>(
    `select platform, author_id, 'carry_sources' as of from carry_sources where business_team_id = $1
     union all select platform, author_id, 'studio_sources' from studio_sources where business_team_id = $1`,
    [person.teamId],
  )
  for (const { of, ...query } of rows) {
    const answer = await person.get(`/api/v1/${of}/request_info`, query)
    expect([of, query.author_id, answer.status]).toEqual([of, query.author_id, 200])
  }
  for (const id of (await idsOf('carry_publishes', person.teamId)).slice(-40))
    await person.get(`/api/v1/carry_publishes/${id}/refresh_content`)
  for (const id of (await idsOf('studio_contents', person.teamId)).slice(0, 20))
    await person.get(`/api/v1/studio_contents/${id}/refresh_content_aweme`)
}

it('is the same world: every refresh right after a fresh start turns nothing into something else', async () => {
  const before = await lookAtAll()
  const sumsBefore = await sums()
  for (const person of leaders) {
    await refreshAll(person)
    await refreshEach(person)
  }
  const after = await lookAtAll()
  const turned = [...before].flatMap(([table, rows]) =>
    [...rows].flatMap(([id, was]) => {
      const is = after.get(table)?.get(id) ?? {}
      return Object.keys(was)
        .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
        .map(
          (name) =>
            `${table}.${name} of ${id}: ${JSON.stringify(was[name])} -> ${JSON.stringify(is[name])}`,
        )
    }),
  )
  expect(turned.slice(0, 20)).toEqual([])
  expect(turned).toHaveLength(0)
  expect(await sums()).toEqual(sumsBefore)
}, 120_000)
