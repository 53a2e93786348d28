import { expect, test } from 'vitest'
import {
  idsToClose,
  tabAfterClosing,
  tabsReducer,
  type Tab,
  type TabsState,
} from './tabs-reducer.ts'

const tab = (id: string, isClosable = true): Tab => ({ id, address: id, pattern: id, isClosable })
const state: TabsState = {
  tabs: [tab('/home', false), tab('/a'), tab('/b'), tab('/c')],
  activeId: '/b',
}

test('opens a tab once and takes over its new address', () => {
  const visited = tabsReducer(state, { tag: 'visited', tab: { ...tab('/a'), address: '/a?p=2' } })
  expect(visited.tabs).toHaveLength(4)
  expect(visited.tabs[1]?.address).toBe('/a?p=2')
  expect(visited.activeId).toBe('/a')
})

test('gives the same state for an event that changes nothing', () => {
  expect(tabsReducer(state, { tag: 'visited', tab: tab('/b') })).toBe(state)
  expect(tabsReducer(state, { tag: 'closed', ids: ['/not-there'] })).toBe(state)
  expect(tabsReducer(state, { tag: 'closed', ids: ['/home'] })).toBe(state)
})

test('keeps the home tab whatever is closed', () => {
  expect(idsToClose(state, '/b', 'all')).toEqual(['/a', '/b', '/c'])
  expect(idsToClose(state, '/b', 'others')).toEqual(['/a', '/c'])
  expect(idsToClose(state, '/b', 'left')).toEqual(['/a'])
  expect(idsToClose(state, '/b', 'right')).toEqual(['/c'])
  expect(idsToClose(state, '/home', 'self')).toEqual([])
  const closed = tabsReducer(state, { tag: 'closed', ids: ['/home', '/a', '/b', '/c'] })
  expect(closed.tabs.map(({ id }) => id)).toEqual(['/home'])
})

test('closes nothing for a tab that is not there', () => {
  expect(idsToClose(state, '/gone', 'self')).toEqual([])
  expect(idsToClose(state, '/gone', 'others')).toEqual([])
})

test('goes to the next tab after closing, else to the one before', () => {
  expect(tabAfterClosing(state, ['/b'])?.id).toBe('/c')
  expect(tabAfterClosing(state, ['/b', '/c'])?.id).toBe('/a')
  expect(tabAfterClosing(state, ['/a', '/b', '/c'])?.id).toBe('/home')
  expect(tabAfterClosing(state, ['/a'])?.id).toBe('/b')
})
