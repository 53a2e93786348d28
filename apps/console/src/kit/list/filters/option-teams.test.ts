import { expect, test } from 'vitest'
import { personOf } from '../../testing/show-list.tsx'
import { teamsOfFilter, teamsOfRecords } from './option-teams.ts'

const SITE = personOf({ roles: ['site_admin'], teamid: '1' })
const MANAGER = personOf({ roles: ['manager'], teamid: '1' })
const row = (business_team_id?: string) => ({ id: '7', business_team_id })

test('a filter offers records of all teams, or of the one that the list is narrowed to', () => {
  expect(teamsOfFilter(SITE, {})).toEqual({ tag: 'all' })
  expect(teamsOfFilter(SITE, { business_team_id: ['2'] })).toEqual({ tag: 'one', id: '2' })
  expect(teamsOfFilter(SITE, { business_team_id: ['1', '2'] })).toEqual({ tag: 'all' })
})

test('a form offers records of the team of its records, and of the own team without any', () => {
  expect(teamsOfRecords(SITE, [])).toEqual({ tag: 'one', id: '1' })
  expect(teamsOfRecords(SITE, [row('2'), row('2')])).toEqual({ tag: 'one', id: '2' })
  expect(teamsOfRecords(SITE, [row('2'), row('3')])).toEqual({ tag: 'all' })
  expect(teamsOfRecords(SITE, [row()])).toEqual({ tag: 'one', id: '1' })
})

test('who sees one team is offered what the server offers, whatever the address says', () => {
  expect(teamsOfFilter(MANAGER, { business_team_id: ['2'] })).toEqual({ tag: 'usual' })
  expect(teamsOfRecords(MANAGER, [row('2')])).toEqual({ tag: 'usual' })
  expect(teamsOfFilter(null, {})).toEqual({ tag: 'usual' })
})
