import { behaviour } from '@omc/behaviours/vitest'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Answer, type Caller, type TestApp } from '../../test/support.ts'
import { readerOf } from '../db/reader.ts'
import { registry } from '../resources/index.ts'
import { toListQuery } from './list-query.ts'
import { selectPage } from './statements.ts'

let t: TestApp
let operator: Caller
let manager: Caller
const sqlTrue = sql<boolean>`true`
const LIST = '/api/v1/carry_contents'
beforeAll(async () => {
  t = await createTestApp()
  operator = await t.as('operator')
  manager = await t.as('manager')
  // Three rows a microsecond apart share each millisecond, and many share the whole instant.
  await t.rows(
    `insert into carry_contents (business_team_id, user_id, title, status, source, play, updated_at, published_at)
     select $1, $2, 'row ' || lpad(n::text, 4, '0'), case when n % 5 = 0 then 'checked' else 'fetched' end,
       'source ' || n % 3, n % 7, '2026-11-01T00:00:00Z'::timestamptz + (n / 3) * interval '1 microsecond',
       case when n % 4 = 0 then '2026-11-02T00:00:00Z'::timestamptz + (n / 8) * interval '1 microsecond' end
     from generate_series(1, 250) n`,
    [operator.teamId, operator.userId],
  )
})
afterAll(() => t.close())

const ids = ({ body }: Answer): string[] => body.data.map(({ id }: { id: string }) => id)
const titles = ({ body }: Answer): string[] =>
  body.data.map(({ attributes }: { attributes: { title: string } }) => attributes.title)

async function walk(sort: string | undefined, size = '17') {
  const seen: string[] = []
  let after: string | undefined
  for (let page = 0; page < 40; page += 1) {
    const answer = await operator.get(LIST, {
      'page[size]': size,
      ...(sort ? { sort } : {}),
      ...(after ? { 'page[after]': after } : {}),
    })
    expect(answer.status).toBe(200)
    expect(answer.body.meta.record_count).toBe(250)
    seen.push(...ids(answer))
    after = answer.body.meta.next_cursor
    if (!after) return seen
  }
  throw new Error('the walk does not end')
}

const ORDERS: [string | undefined, string][] = [
  [undefined, 'updated_at desc, id desc'],
  ['updated_at', 'updated_at, id'],
  ['title', 'title, id'],
  ['-play', 'play desc, id desc'],
  ['play,-updated_at', 'play, updated_at desc, id'],
  ['-play,title', 'play desc, title, id desc'],
  ['-play,play,-updated_at', 'play desc, updated_at desc, id desc'],
  // Unpublished rows come last, and first in the reverse order.
  ['-published_at', 'published_at desc nulls last, id desc'],
  ['published_at', 'published_at nulls first, id'],
  ['-published_at,play', 'published_at desc nulls last, play, id desc'],
  ['play,-published_at', 'play, published_at desc nulls last, id'],
]

describe('a list', () => {
  it.each(ORDERS)(
    'walked by cursor, sorted by %s, is the full order, each row once',
    async (sort, order) => {
      const all = await t.rows<{ id: number }>(`select id from carry_contents order by ${order}`)
      await behaviour('B-150', async () => {
        expect(await walk(sort)).toEqual(all.map(({ id }) => String(id)))
      })
    },
  )

  it('by page numbers gives the same rows', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((n) => operator.get(LIST, { 'page[number]': String(n), 'page[size]': '100' })),
    )
    expect(pages.flatMap(ids)).toEqual(await walk(undefined, '100'))
    expect(ids(await operator.get(LIST))).toHaveLength(20)
  })

  it('is narrowed by filters together', async () => {
    const answer = await operator.get(LIST, {
      'filter[status]': 'checked,processed',
      'filter[source]': 'source 0',
      'filter[search]': 'ROW 00',
      sort: 'title',
    })
    expect(titles(answer)).toEqual([
      'row 0015',
      'row 0030',
      'row 0045',
      'row 0060',
      'row 0075',
      'row 0090',
    ])
    expect(answer.body.meta.record_count).toBe(6)
  })

  it('takes chosen ids, up to 500 together with its other filters, and skips what is not there', async () => {
    const all = await t.rows<{ id: number }>('select id from carry_contents order by id')
    const chosen = all.slice(0, 30).map(({ id }) => String(id))
    const narrowed = { 'filter[ids]': [...chosen, '999999999'].join(), 'page[size]': '100' }
    expect(ids(await operator.get(LIST, narrowed)).toSorted()).toEqual(chosen.toSorted())
    const checked = await operator.get(LIST, { ...narrowed, 'filter[status]': 'checked' })
    expect(checked.body.meta.record_count).toBe(6)
    const second = await operator.get(LIST, {
      ...narrowed,
      'page[size]': '20',
      'page[number]': '2',
    })
    expect(ids(second)).toHaveLength(10)
    expect(second.body.meta.record_count).toBe(30)
    const stranger = await t.as('operator2')
    expect(ids(await stranger.get(LIST, narrowed))).toEqual([])
    const many = Array.from({ length: 501 }, (_, at) => String(at + 1))
    const refused = await operator.get(LIST, { 'filter[ids]': many.join() })
    expect(refused.status).toBe(400)
    expect(refused.body.errors[0].source).toEqual({ parameter: 'filter[ids]' })
    const most = await operator.get(LIST, { 'filter[ids]': many.slice(1).join() })
    expect(most.status).toBe(200)
  })

  it('finds an id by search, and takes wildcards as text', async () => {
    const [first] = ids(await operator.get(LIST))
    expect(ids(await operator.get(LIST, { 'filter[search]': first! }))).toContain(first)
    for (const text of ['%', '_', '\\'])
      expect(ids(await operator.get(LIST, { 'filter[search]': text }))).toEqual([])
  })

  it('takes instants as half-open ranges', async () => {
    const at = async (query: Record<string, string>) =>
      (await operator.get(LIST, query)).body.meta.record_count
    expect(await at({ 'filter[updated_since]': '2026-11-01T00:00:00Z' })).toBe(250)
    expect(await at({ 'filter[updated_until]': '2026-11-01T00:00:00Z' })).toBe(0)
  })

  it('gives only the asked fields', async () => {
    const answer = await operator.get(LIST, {
      'fields[carry_contents]': 'title,play',
      'page[size]': '2',
    })
    for (const { attributes } of answer.body.data)
      expect(Object.keys(attributes).sort()).toEqual(['play', 'title'])
  })

  it('includes related records, each once, and only what the reader may see', async () => {
    const [account] = await t.rows<{ id: number }>(
      `insert into studio_accounts (business_team_id, user_id, platform, uid) values ($1, $2, 'jd', '1') returning id`,
      [operator.teamId, operator.userId],
    )
    await t.rows(
      `insert into publish_contents (business_team_id, user_id, studio_account_id, uid, channel, platform, title)
       select $1, $2, $3, '1', 'jd', 'jd', 'q' || n from generate_series(1, 3) n`,
      [operator.teamId, operator.userId, account!.id],
    )
    const answer = await manager.get('/api/v1/publish_contents', { include: 'user' })
    expect(answer.body.included).toMatchObject([
      { type: 'users', id: String(operator.userId), attributes: { username: 'operator' } },
    ])
    expect(answer.body.data[0].relationships.user.data).toEqual({
      type: 'users',
      id: String(operator.userId),
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/password_hash|sealed/)
  })
})

describe('fields of an included record', () => {
  const LIST_OF_SOURCE = { include: 'carry_source', 'filter[origin_type]': 'fields-test' }
  const attributesOf = ({ body }: Answer) => Object.keys(body.included[0].attributes)
  beforeAll(async () => {
    const [source] = await t.rows<{ id: number }>(
      `insert into carry_sources (business_team_id, user_id, platform, author_id) values ($1, $2, 'jd', 'a1') returning id`,
      [manager.teamId, manager.userId],
    )
    await t.rows(
      `insert into carry_contents (business_team_id, title, origin_type, carry_source_id) values ($1, 'with source', 'fields-test', $2)`,
      [manager.teamId, source!.id],
    )
  })

  it('are all but those that are counted, unless asked for', async () => {
    const names = attributesOf(await manager.get(LIST, LIST_OF_SOURCE))
    expect(names).toContain('nickname')
    expect(names).not.toContain('status_count')
  })

  it('are those that were asked for, counted ones too, in a list and of a record', async () => {
    const query = { ...LIST_OF_SOURCE, 'fields[carry_sources]': 'nickname,status_count' }
    const answer = await manager.get(LIST, query)
    expect(answer.body.included[0].attributes).toEqual({
      nickname: '',
      status_count: { fetched: 1 },
    })
    const { 'filter[origin_type]': _filter, ...ofRecord } = query
    const one = await manager.get(`${LIST}/${answer.body.data[0].id}`, ofRecord)
    expect(attributesOf(one)).toEqual(['nickname', 'status_count'])
  })

  it('are none when none were asked for', async () => {
    const answer = await manager.get(LIST, {
      ...LIST_OF_SOURCE,
      'fields[carry_sources]': '',
      'fields[carry_contents]': '',
    })
    expect([answer.body.data[0].attributes, answer.body.included[0].attributes]).toEqual([{}, {}])
    expect(answer.body.data[0].relationships.carry_source.data.type).toBe('carry_sources')
  })

  it('are a closed list, and only of types that the answer can hold', async () => {
    const refused = async (name: string) =>
      (await manager.get(LIST, { ...LIST_OF_SOURCE, [name]: 'password_hash' })).body.errors[0].code
    expect(await refused('fields[carry_sources]')).toBe('invalid_parameter')
    expect(await refused('fields[users]')).toBe('unknown_parameter')
  })

  it('counts over other tables are declared as counted', () => {
    const hidden = registry.resources.flatMap(({ type, computed = {} }) =>
      Object.entries(computed).flatMap(([name, text]) =>
        text.includes('count(') ? [`${type}.${name}`] : [],
      ),
    )
    expect(hidden).toEqual([])
  })
})

describe('more than 10,000 rows', () => {
  it('are counted to 10,000 and then said to be more; pages beyond go by cursor', async () => {
    const { teamId, userId } = await t.as('operator2')
    await t.rows(
      `insert into carry_contents (business_team_id, user_id, title) select $1, $2, 'many ' || n from generate_series(1, 10050) n`,
      [teamId, userId],
    )
    const other = await t.as('operator2')
    const answer = await other.get(LIST, { 'page[number]': '100', 'page[size]': '100' })
    expect(answer.body.meta).toMatchObject({ record_count: 10_000, record_count_capped: true })
    const beyond = await other.get(LIST, { 'page[number]': '101', 'page[size]': '100' })
    expect([beyond.status, beyond.body.errors[0].code]).toEqual([400, 'page_too_deep'])
    expect(beyond.body.errors[0].source).toEqual({ parameter: 'page[number]' })
    const next = await other.get(LIST, {
      'page[after]': answer.body.meta.next_cursor,
      'page[size]': '100',
    })
    expect(ids(next)).toHaveLength(50)
    const exact = await other.get(LIST, { 'filter[search]': 'many 1000' })
    expect(exact.body.meta.record_count).toBe(11)
    expect(exact.body.meta.record_count_capped).toBeUndefined()
  })
})

describe('row-level security', () => {
  it('lets nothing through when the scope is left out', async () => {
    const other = await t.as('operator2')
    const actor = {
      userId: other.userId,
      teamId: other.teamId,
      sessionId: other.sessionId,
      username: 'operator2',
      roles: [],
      admin: false,
    }
    const foreign: string[] = []
    // Channels belong to no team.
    const tables = registry.resources.filter(
      ({ type, verbs }) => verbs.list !== undefined && type !== 'channels',
    )
    for (const resource of tables) {
      const open = { ...resource, scope: () => sqlTrue }
      const { rows } = await t.database.asActor({ ...actor, allTeams: false }, (db) =>
        selectPage({ registry, actor, reader: readerOf(db) }, open, {
          ...toListQuery(resource, { 'page[size]': 100 }),
          include: [],
        }),
      )
      const key = resource.table === 'business_teams' ? 'id' : 'business_team_id'
      const others = await t.rows<{ id: number }>(
        `select id from ${resource.table} where id = any($1::bigint[]) and ${key} <> $2`,
        [rows.map(({ row_id: id }) => id), other.teamId],
      )
      foreign.push(...others.map(({ id }) => `${resource.type} ${id}`))
    }
    expect(foreign).toEqual([])
    const open = { ...registry.resource('studio_accounts'), scope: () => sqlTrue }
    const { rows, count } = await t.database.asActor({ ...actor, allTeams: false }, (db) =>
      selectPage({ registry, actor, reader: readerOf(db) }, open, toListQuery(open, {})),
    )
    expect([rows, count]).toEqual([[], 0])
  })
})
