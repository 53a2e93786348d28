import { expect, test } from 'vitest'
import { parseListState, writeListState } from './list-state.ts'
import { pagedCount, turnPage } from './turn-page.ts'

const defaults = {
  tabs: [],
  filterNames: [],
  sorts: ['updated_at'],
  sort: '-updated_at',
  size: 50,
  hasGrid: false,
}
const parse = (query: string) => parseListState(new URLSearchParams(query), defaults)
const none = new Map<number, string>()

test('turns by number up to row 10,000, and by cursor beyond', () => {
  expect(turnPage(parse('p=199'), 200, 'c', none)).toMatchObject({ page: 200, after: '' })
  const beyond = turnPage(parse('p=200'), 201, 'c201', none)
  expect(beyond).toMatchObject({ page: 201, after: 'c201' })
  expect(writeListState(beyond, defaults).toString()).toBe('p=201&after=c201')
  expect(parse('p=201&after=c201')).toEqual(beyond)
  expect(turnPage(beyond, 200, 'x', none)).toMatchObject({ page: 200, after: '' })
})

test('goes back to pages met on the way, else to the last that has a number', () => {
  const far = parse('p=203&after=c203')
  expect(turnPage(far, 202, 'x', new Map([[202, 'c202']]))).toMatchObject({ after: 'c202' })
  expect(turnPage(far, 202, 'x', none)).toMatchObject({ page: 200, after: '' })
})

test('takes no page beyond row 10,000 from an address without its cursor', () => {
  expect(parse('p=201')).toMatchObject({ page: 1, after: '' })
  expect(parse('p=3&after=c')).toMatchObject({ page: 3, after: '' })
})

test('has one page more than is in sight while the count is capped', () => {
  expect(pagedCount(parse('p=3'), 9_000, false, 'c')).toBe(9_000)
  expect(pagedCount(parse('p=3'), 10_000, true, 'c')).toBe(10_000)
  expect(pagedCount(parse('p=200'), 10_000, true, 'c')).toBe(10_050)
  expect(pagedCount(parse('p=201&after=a'), 10_000, true, null)).toBe(10_050)
})
