import { expect, test } from 'vitest'
import { dayRange } from './filters/day-range.ts'
import { lastDays } from './filters/last-days.ts'
import { withFilter } from './filters/with-filter.ts'
import { isNarrowed, parseListState, writeListState, type ListDefaults } from './list-state.ts'

const defaults = {
  tabs: ['fetched', 'trash'],
  filterNames: ['status', 'days'],
  sorts: ['updated_at', 'title'],
  sort: '-updated_at',
  size: 20,
  hasGrid: true,
}
const parse = (query: string) => parseListState(new URLSearchParams(query), defaults)

test('reads what was written', () => {
  const state = {
    search: '防晒 衣&',
    tab: 'trash',
    filters: { status: ['fetched', 'checked'], days: ['2026-07-01..2026-07-26'] },
    sort: 'title',
    page: 3,
    size: 50,
    after: '',
    mode: 'grid' as const,
    view: '12',
  }
  expect(parse(writeListState(state, defaults).toString())).toEqual(state)
})

test('leaves defaults out of the address', () => {
  expect(writeListState(parse(''), defaults).toString()).toBe('')
})

test('keeps what others wrote into the address, and closes the row beside the list', () => {
  const others = new URLSearchParams('tab=smart&peek=12&p=7&f.status=checked')
  expect(writeListState(parse('t=trash'), defaults, others).toString()).toBe('tab=smart&t=trash')
})

test('takes the default for what is unknown or out of range', () => {
  expect(parse('p=0&n=7&t=gone&sort=password&f.evil=1&f.status=,')).toEqual({
    search: '',
    tab: '',
    filters: {},
    sort: '-updated_at',
    page: 1,
    size: 20,
    after: '',
    mode: 'table',
    view: '',
  })
  expect(parse('p=1e9').page).toBe(1)
  expect(parse('p=NaN&n=abc').size).toBe(20)
})

test('goes to the first page when a filter changes', () => {
  const state = parse('p=4&f.status=fetched')
  expect(withFilter(state, 'status', []).filters).toEqual({})
  expect(withFilter(state, 'status', ['checked']).page).toBe(1)
  expect(isNarrowed(state)).toBe(true)
  expect(isNarrowed(parse('p=4'))).toBe(false)
})

test('spans whole days of the person, the last one included', () => {
  const range = dayRange('2026-07-01..2026-07-02')
  const hours = (Date.parse(range?.until ?? '') - Date.parse(range?.since ?? '')) / 3_600_000
  expect(hours).toBe(48)
  expect(dayRange('2026-07-01..')?.until).toBeNull()
  expect(dayRange('yesterday..x')).toBeNull()
  expect(lastDays(1, new Date(2026, 6, 5, 12).getTime())).toBe('2026-07-05..2026-07-05')
  expect(lastDays(7, new Date(2026, 6, 5, 12).getTime())).toBe('2026-06-29..2026-07-05')
})

test('has 100 pictures on a page, and no pictures where a list has none', () => {
  expect(parse('v=grid')).toMatchObject({ mode: 'grid', size: 100 })
  expect(writeListState(parse('v=grid'), defaults).toString()).toBe('v=grid')
  expect(writeListState(parse('v=grid&n=20'), defaults).toString()).toBe('n=20&v=grid')
  const bare = { ...defaults, hasGrid: false }
  expect(parseListState(new URLSearchParams('v=grid'), bare)).toMatchObject({
    after: '',
    mode: 'table',
    size: 20,
  })
})

test('without a word in the address rows are shown as the person likes, where a list can', () => {
  const liked = { ...defaults, mode: 'grid' } as const
  const read = (query: string, by: ListDefaults = liked) =>
    parseListState(new URLSearchParams(query), by)
  expect(read('')).toMatchObject({ mode: 'grid', size: 100 })
  expect(read('v=table')).toMatchObject({ mode: 'table', size: 20 })
  expect(read('v=posters').mode).toBe('grid')
  const bare = { ...liked, hasGrid: false }
  expect(read('', bare).mode).toBe('table')
  expect(writeListState(read('', bare), bare).toString()).toBe('')
  expect(writeListState(read(''), liked).toString()).toBe('')
  expect(writeListState(read('v=table'), liked).toString()).toBe('v=table')
  // A view opens for everybody as it was saved.
  expect(writeListState(read('view=12'), liked).get('v')).toBe('grid')
})

test('says the order in a saved view: the view alone opens it as it was saved', () => {
  expect(writeListState(parse('view=12'), defaults).toString()).toBe('sort=-updated_at&view=12')
  expect(writeListState(parse('view=all'), defaults).toString()).toBe('view=all')
})

test('takes only an id or “all” for a view', () => {
  expect(parse('view=12').view).toBe('12')
  expect(parse('view=all').view).toBe('all')
  for (const bad of ['0', 'x', '-1', '1e9']) expect(parse(`view=${bad}`).view).toBe('')
})
