import { expect, test } from 'vitest'
import { addressOf, areOfTeams, rankAt } from './gold-ranks.ts'

const RANKS = [{ id: '3' }, { id: '4' }]
const at = (query: string) => rankAt(RANKS, new URLSearchParams(query))?.id

test('opens the rank of the address, and the first one for any other', () => {
  expect(at('rank=4')).toBe('4')
  expect(at('')).toBe('3')
  expect(at('rank=99')).toBe('3')
  expect(rankAt([], new URLSearchParams('rank=4'))).toBeUndefined()
})

test('another rank keeps search and filters, and starts at its first place', () => {
  const query = new URLSearchParams('rank=3&q=茶&f.available=true&p=4&sort=-sales&peek=9')
  expect(decodeURIComponent(addressOf('4', query).toString())).toBe('rank=4&q=茶&f.available=true')
})

test('names the teams only where there are several', () => {
  const of = (...names: readonly string[]) => areOfTeams(names.map((team_name) => ({ team_name })))
  expect(of('星河', '晨光', '星河')).toBe(true)
  expect(of('星河', '星河')).toBe(false)
  expect(of()).toBe(false)
})
