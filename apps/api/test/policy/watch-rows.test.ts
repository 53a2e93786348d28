import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../support.ts'
import { watchRows } from './watch-rows.ts'

let t: TestApp
let changed: () => Promise<string[]>
let teamId: number
beforeAll(async () => {
  t = await createTestApp()
  teamId = (await t.as('manager')).teamId
  const ofTeam = `business_team_id = ${teamId}`
  changed = await watchRows(t, [
    { table: 'users', where: ofTeam },
    { table: 'business_teams', where: `id = ${teamId}` },
  ])
})
afterAll(() => t.close())

const ONE = `(select min(id) from users where business_team_id = $1)`

it.each([
  ['nothing', 'select 1 where $1 > 0', []],
  ['a value', `update users set full_name = 'other' where id = ${ONE}`, ['users']],
  ['a row written as it was', `update users set full_name = full_name where id = ${ONE}`, []],
  [
    'a value of another table',
    `update business_teams set name = 'other' where id = $1`,
    ['business_teams'],
  ],
  [
    'a row of another team',
    `update users set full_name = 'other' where business_team_id <> $1`,
    [],
  ],
  [
    'a row that goes to another team',
    `update users set business_team_id = (select min(id) from business_teams where id <> $1) where id = ${ONE}`,
    ['users'],
  ],
] as const)('%s', async (_what, statement, tables) => {
  await t.rows(statement, [teamId])
  expect(await changed()).toEqual(tables)
  // It is told once.
  expect(await changed()).toEqual([])
})

it('tells a change of which each half was seen before', async () => {
  const rename = (name: string) =>
    t.rows(`update users set full_name = $2 where id = ${ONE}`, [teamId, name])
  await rename('first')
  expect(await changed()).toEqual(['users'])
  await rename('second')
  expect(await changed()).toEqual(['users'])
  await rename('first')
  expect(await changed()).toEqual(['users'])
})
