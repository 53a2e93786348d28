import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadRows } from '../../../test/load-rows.ts'
import { createTestApp, type Answer, type Caller, type TestApp } from '../../../test/support.ts'
import { createRegistry } from '../../jsonapi/registry.ts'
import { SEARCH_DEPTH, searchedColumns } from '../../jsonapi/search-statement.ts'
import { registry } from '../index.ts'
import type { FoundKind } from './find-records.ts'
import { createSearch } from './search.resource.ts'

let t: TestApp
/** Longer than in the product: a busy machine makes no kind late that nobody holds up. */
const KIND_LIMIT_MS = 1_000
beforeAll(async () => {
  const declared = registry.resources.filter(({ type }) => type !== 'search')
  const patient = createRegistry([...declared, createSearch(declared, KIND_LIMIT_MS)])
  t = await createTestApp({ data: 'demo', registry: patient })
})
afterAll(() => t.close())

const SEARCHED = registry.resources
  .filter((one) => one.verbs.list !== undefined && searchedColumns(one).length > 0)
  .map(({ type }) => type)

const kindsIn = ({ status, body }: Answer): FoundKind[] =>
  status === 200 ? body.data.found : expect.fail(`${status}: ${JSON.stringify(body)}`)
const search = async (by: Caller, query: Record<string, string>) =>
  kindsIn(await by.get('/api/v1/search', query))
const keysOf = (kinds: readonly FoundKind[]) =>
  kinds.flatMap(({ records }) => records.map(({ type, id }) => `${type}/${id}`))

/** What the lists find, each asked by itself; kinds that the person may not list are left out. */
async function askLists(by: Caller, q: string) {
  const kinds: [string, string[]][] = []
  for (const type of SEARCHED) {
    const { status, body } = await by.get(`/api/v1/${type}`, {
      'filter[search]': q,
      'page[size]': '100',
      [`fields[${type}]`]: '',
    })
    if (status === 200) kinds.push([type, body.data.map(({ id }: { id: string }) => id)])
    else if (status !== 403) throw new Error(`${type} answers ${status}`)
  }
  return kinds
}

const idsOf = (kinds: readonly FoundKind[]) =>
  kinds.map(({ type, records }) => [type, records.map(({ id }) => id)])

/** What lists find: five of each, or as many as were found when a search has not looked at all. */
const reached = (lists: readonly [string, string[]][], found: readonly FoundKind[]) =>
  lists.map(([type, ids]) => {
    const kind = found.find((one) => one.type === type)
    return [type, ids.slice(0, kind?.state === 'newest' ? kind.records.length : 5)]
  })

describe('a search of records', () => {
  it.each([
    ['manager', '防晒'],
    ['operator', '红'],
    ['creator', 'A'],
    ['admin', 'nobody wrote these words'],
  ])('gives %s in one request what all lists find for «%s»', async (who, q) => {
    const by = await t.as(who)
    const lists = await askLists(by, q)
    const found = await search(by, { q })
    expect(idsOf(found)).toEqual(reached(lists, found))
    process.stdout.write(
      `a search as ${who}: 1 request for ${lists.length} kinds, ${keysOf(found).length} records\n`,
    )
  })

  it('puts the record of a number before those that hold its digits', async () => {
    const by = await t.as('manager')
    const lists = await askLists(by, '3')
    const found = await search(by, { q: '3' })
    const misplaced: string[] = []
    for (const { type, records } of found) {
      const ids = records.map(({ id }) => id)
      const listed = lists.find(([one]) => one === type)?.[1] ?? []
      const others = ids.filter((id) => id !== '3')
      const expected = listed.filter((id) => id !== '3').slice(0, others.length)
      expect([type, others]).toEqual([type, expected])
      if ([...ids, ...listed].includes('3') && ids[0] !== '3') misplaced.push(type)
    }
    expect(misplaced).toEqual([])
    expect(keysOf(found).filter((key) => key.endsWith('/3')).length).toBeGreaterThan(5)
  })

  it('answers the kinds and the attributes that are asked for', async () => {
    const by = await t.as('manager')
    const [people, ...others] = await search(by, {
      q: 'operator',
      kinds: 'users,users',
      'fields[users]': 'full_name',
    })
    expect(others).toEqual([])
    expect(people).toMatchObject({ type: 'users', state: 'complete' })
    expect(people?.records.map(({ attributes }) => Object.keys(attributes))).toContainEqual([
      'full_name',
    ])
    const [usual] = await search(by, { q: 'operator', kinds: 'users' })
    expect(Object.keys(usual?.records[0]?.attributes ?? {})).toEqual([
      'username',
      'full_name',
      'phone_number',
    ])
  })

  it('leaves out a kind that the person may not list, also when it is asked for', async () => {
    const by = await t.as('auditor')
    const kinds = await search(by, { q: '红', kinds: 'webhooks,carry_contents,users' })
    const lists = await askLists(by, '红')
    expect(lists.map(([type]) => type)).not.toContain('webhooks')
    expect(kinds.map(({ type }) => type)).toEqual(
      ['carry_contents', 'users'].filter((type) => lists.some(([one]) => one === type)),
    )
  })
})

describe('a search of more rows than it looks through', () => {
  const EXTRA = SEARCH_DEPTH + 5
  let by: Caller
  let oldest = 0
  beforeAll(async () => {
    by = await t.as('manager')
    await loadRows(
      t,
      'carry_publishes',
      `insert into carry_publishes (business_team_id, title, feed_id, published_at, updated_at)
       select $1, case when n = 1 then 'the oldest of all' else 'post ' || n end,
         case when n = 1 then 'FEED-OLD' else 'feed-' || n end,
         '2031-01-01T00:00:00Z', '2031-01-01T00:00:00Z'::timestamptz + n * interval '1 minute'
       from generate_series(1, ${EXTRA}) n`,
      [by.teamId],
    )
    const [row] = await t.rows<{ id: number }>(
      `select id from carry_publishes where title = 'the oldest of all'`,
    )
    oldest = Number(row?.id)
  })

  const publishes = async (q: string) => (await search(by, { q, kinds: 'carry_publishes' }))[0]

  it('says so when older rows may hold the words', async () => {
    expect(await publishes('the oldest of all')).toEqual({
      type: 'carry_publishes',
      state: 'newest',
      records: [],
    })
  })

  it('says that it is complete with five records, the first of the list', async () => {
    const found = await publishes('post')
    expect(found?.state).toBe('complete')
    expect(found?.records.map(({ attributes: { title } }) => title)).toEqual(
      [0, 1, 2, 3, 4].map((nth) => `post ${EXTRA - nth}`),
    )
  })

  it('finds an old row by its id, and by a whole value that its list has an index for', async () => {
    const key = `carry_publishes/${oldest}`
    expect(keysOf(await search(by, { q: String(oldest) }))).toContain(key)
    expect(keysOf(await search(by, { q: 'FEED-OLD', kinds: 'carry_publishes' }))).toEqual([key])
    expect(keysOf(await search(by, { q: 'FEED-OL', kinds: 'carry_publishes' }))).toEqual([])
  })
})

it('tells a kind that takes too long as late, and all others as ever', async () => {
  const by = await t.as('manager')
  const before = await search(by, { q: '红' })
  const other = new Client({ connectionString: t.testDatabase.ownerUrl })
  await other.connect()
  await other.query('begin; lock table carry_items in access exclusive mode')
  try {
    const during = await search(by, { q: '红' })
    const isHeld = ({ type }: FoundKind) => type === 'carry_items'
    expect(during.filter(isHeld)).toEqual([{ type: 'carry_items', state: 'late', records: [] }])
    expect(during.filter((kind) => !isHeld(kind))).toEqual(before.filter((kind) => !isHeld(kind)))
  } finally {
    await other.end()
  }
  expect(await search(by, { q: '红' })).toEqual(before)
})

describe('hostile input', () => {
  it.each([
    ['%'],
    ['_'],
    ['\\'],
    ["' or true --"],
    ['"; drop table users; --'],
    ['$1'],
    ['😀\u202e'],
    ['99999999999999999999'],
    [' x '],
  ])('takes «%s» for words and nothing else', async (q) => {
    const by = await t.as('manager')
    const lists = await askLists(by, q.trim())
    const found = await search(by, { q })
    expect(idsOf(found)).toEqual(reached(lists, found))
  })

  it.each([
    ['no words', {}, 'q'],
    ['empty words', { q: '' }, 'q'],
    ['blanks', { q: '  ' }, 'q'],
    ['a long text', { q: 'x'.repeat(101) }, 'q'],
    ['a NUL', { q: 'a\0b' }, 'q'],
    ['a list of words', { 'q[]': 'a' }, 'q'],
    ['words by name', { 'q[a]': 'b' }, 'q[a]'],
    ['no kinds', { q: 'a', kinds: '' }, 'kinds'],
    ['an unknown kind', { q: 'a', kinds: 'users,passwords' }, 'kinds'],
    ['a resource without a list', { q: 'a', kinds: 'auth' }, 'kinds'],
    ['itself', { q: 'a', kinds: 'search' }, 'kinds'],
    [
      'a column that is no attribute',
      { q: 'a', 'fields[users]': 'password_hash' },
      'fields[users]',
    ],
    ['another filter', { q: 'a', 'filter[user_id]': '1' }, 'filter[user_id]'],
    ['a page size', { q: 'a', 'page[size]': '500' }, 'page[size]'],
  ])('refuses %s', async (_what, query, parameter) => {
    const by = await t.as('manager')
    const { status, body } = await by.get('/api/v1/search', query)
    expect(status).toBe(400)
    expect(body.errors[0].source).toEqual({ parameter })
  })
})
