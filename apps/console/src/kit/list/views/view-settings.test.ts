import { expect, test } from 'vitest'
import { parseListState } from '../list-state.ts'
import { openingState, besideDefault } from './opening-state.ts'
import { isChanged, settingsOf } from './view-of.ts'
import { lookOf, stateOfView } from './view-settings.ts'

const defaults = {
  tabs: ['fetched', 'trash'],
  filterNames: ['status', 'channel'],
  sorts: ['updated_at', 'title'],
  sort: '-updated_at',
  size: 20,
  hasGrid: true,
}
const parse = (query: string) => parseListState(new URLSearchParams(query), defaults)
const open = (query: string, byDefault = view) =>
  openingState(new URLSearchParams(query), defaults, byDefault)
const state = parse('q=防晒&t=fetched&f.status=b,a&sort=title&n=50&v=grid&view=12')
const view = { id: '12', settings: settingsOf(state, 'compact'), columns: ['title', '!status'] }

test('a view shows the list as it was when it was saved, on its first page', () => {
  expect(stateOfView(view, defaults)).toEqual(state)
  const later = parse('q=防晒&t=fetched&f.status=b,a&sort=title&n=50&v=grid&view=12&p=4')
  expect(stateOfView({ ...view, settings: settingsOf(later, undefined) }, defaults)).toEqual(state)
  expect(lookOf(view)).toEqual({ columns: ['title', '!status'], density: 'compact' })
})

test('what a list does not know of a view becomes its default', () => {
  const plain = { ...parse(''), view: '12' }
  const odd = {
    search: 7,
    tab: 'gone',
    filters: { evil: ['1'], status: 'checked', channel: [3, ''] },
    sort: 'password',
    mode: 'cards',
    size: 7,
    density: 'huge',
  }
  for (const settings of [odd, {}, null, 'x', []])
    expect(stateOfView({ ...view, settings }, defaults)).toEqual(plain)
  expect(lookOf({ ...view, settings: odd }).density).toBeUndefined()
  const grid = { ...view, settings: { mode: 'grid' } }
  expect(stateOfView(grid, defaults).size).toBe(100)
  expect(stateOfView(grid, { ...defaults, hasGrid: false })).toMatchObject({
    mode: 'table',
    size: 20,
  })
})

test('a view is changed by filters, order, form, size, density and columns, not by a page', () => {
  const look = lookOf(view)
  const differs = (query: string, its = look) => isChanged(view, parse(query), its, defaults)
  const same = 'q=防晒&t=fetched&f.status=a,b&sort=title&n=50&v=grid&view=12'
  expect(differs(same)).toBe(false)
  expect(differs(`${same}&p=3`)).toBe(false)
  expect(differs(same.replace('f.status=a,b', 'f.status=a'))).toBe(true)
  expect(differs(`${same}&f.channel=x`)).toBe(true)
  expect(differs(same.replace('q=防晒', ''))).toBe(true)
  expect(differs(same.replace('t=fetched', 't=trash'))).toBe(true)
  expect(differs(same.replace('sort=title', 'sort=-title'))).toBe(true)
  expect(differs(same.replace('v=grid', ''))).toBe(true)
  expect(differs(same.replace('n=50', 'n=20'))).toBe(true)
  expect(differs(same, { ...look, density: undefined })).toBe(true)
  expect(differs(same, { ...look, columns: ['!status', 'title'] })).toBe(true)
})

test('a default view opens the list only where the address has no state of its own', () => {
  for (const query of ['', 'view=12', 'peek=5', 'tab=smart']) expect(open(query)).toEqual(state)
  for (const query of ['p=2', 'q=x', 'f.status=a', 'sort=title', 'view=all', 'view=13'])
    expect(open(query)).toEqual(parse(query))
  expect(openingState(new URLSearchParams(), defaults, undefined)).toEqual(parse(''))
})

test('a list without filters stays so beside a default view', () => {
  expect(besideDefault(parse(''), view).view).toBe('all')
  expect(besideDefault(parse('view=13'), view).view).toBe('13')
  expect(besideDefault(parse(''), undefined).view).toBe('')
})
