import { afterAll, beforeAll, expect, it } from 'vitest'
import { registry } from '../../src/resources/index.ts'
import { createTestApp, type Caller, type TestApp } from '../support.ts'

let t: TestApp
let site: Caller
let manager: Caller
let other: Caller
beforeAll(async () => {
  t = await createTestApp({ data: 'demo' })
  site = await t.as('site_admin')
  manager = await t.as('manager')
  other = await t.as('operator2')
})
afterAll(() => t.close())

const TEAM = 'business_team_id'
const LISTS = registry.resources.filter(({ verbs, filters }) => verbs.list && filters?.[TEAM])

/** Lists whose rows are those of one person or of nobody: nobody mixes teams in them. */
const OF_ONE = [
  'business_teams',
  'channels',
  'conversations',
  'exports',
  'sessions',
  'system_notices',
  'views',
]

/** Teams of the rows on the first page of a list; undefined where the person may not read it. */
async function teamsIn(by: Caller, type: string, query: Record<string, string> = {}) {
  const { status, body } = await by.get(`/api/v1/${type}`, {
    [`fields[${type}]`]: TEAM,
    'page[size]': '100',
    ...query,
  })
  if (status === 403) return undefined
  expect([type, status]).toEqual([type, 200])
  const rows: { attributes: Record<string, string> }[] = body.data
  for (const { attributes } of rows) expect(Object.keys(attributes)).toEqual([TEAM])
  return [...new Set(rows.map(({ attributes }) => attributes[TEAM]))]
}
const of = ({ teamId }: Caller) => String(teamId)
const narrowedTo = (by: Caller) => ({ [`filter[${TEAM}]`]: of(by) })

it('every list that can mix teams tells the team and narrows by it', () => {
  const mixed = registry.resources.filter(({ verbs, type }) => verbs.list && !OF_ONE.includes(type))
  expect(mixed.filter((one) => !LISTS.includes(one)).map(({ type }) => type)).toEqual([])
})

it('one team’s rows are all that its filter finds, and nobody of another team finds them', async () => {
  let filled = 0
  for (const { type } of LISTS) {
    const teams = (await teamsIn(site, type, narrowedTo(other))) ?? []
    expect([type, teams]).toEqual([type, teams.map(() => of(other))])
    filled += teams.length
    expect([type, (await teamsIn(manager, type, narrowedTo(other))) ?? []]).toEqual([type, []])
  }
  // The demo world fills the lists of both teams.
  expect(filled).toBeGreaterThan(LISTS.length / 3)
})

it('the trees of several teams can stand one after another', async () => {
  const inOrder = { sort: 'business_team_id,lft', 'page[size]': '100' }
  const { body } = await site.get('/api/v1/business_categories', inOrder)
  const rows: { attributes: { business_team_id: string; lft: number } }[] = body.data
  const places = rows.map(({ attributes: { business_team_id: team, lft } }) => [Number(team), lft])
  expect(new Set(places.map(([team]) => team)).size).toBeGreaterThan(1)
  expect(places).toEqual(places.toSorted(([a = 0, x = 0], [b = 0, y = 0]) => a - b || x - y))
})
