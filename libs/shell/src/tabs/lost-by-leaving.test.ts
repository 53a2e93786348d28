import { TABLE } from '@omc/core/testing/screens'
import { expect, test } from 'vitest'
import { MAX_KEPT_VIEWS } from './kept-views.ts'
import { lostByLeaving, unsavedTabs } from './lost-by-leaving.ts'
import { tabOf } from './tab-of.ts'
import { tabsReducer, type TabsEvent } from './tabs-reducer.ts'
import { initialTabs, type TabsState } from './tabs-state.ts'

const tabAt = (address: string) => tabOf(TABLE, address)!
const visit = (address: string): TabsEvent => ({ tag: 'visited', tab: tabAt(address) })
const mark = (id: string, kind: 'unsaved' | 'running' = 'unsaved'): TabsEvent => ({
  tag: 'marked',
  id,
  mark: { kind, by: 'form' },
})
const after = (...events: TabsEvent[]) => events.reduce(tabsReducer, initialTabs(TABLE))
const lost = (state: TabsState, to: string) =>
  lostByLeaving(state, tabOf(TABLE, to)).map(({ id }) => id)

test('edits in a view that is kept are not lost by looking at another', () => {
  const state = after(visit('/chat'), mark('/chat'))
  expect(lost(state, '/home')).toEqual([])
  expect(lost(state, '/404')).toEqual([])
})

test('edits in a screen that is declared as not cached are lost, except by a change of its query', () => {
  const state = after(visit('/ucenter/password'), mark('/ucenter/password'))
  for (const to of ['/home', '/404', '/nowhere'])
    expect([to, lost(state, to)]).toEqual([to, ['/ucenter/password']])
  expect(lost(state, '/ucenter/password?from=menu')).toEqual([])
})

test('only edits are asked for, and only those of the screen that is left', () => {
  expect(lost(after(visit('/ucenter/password')), '/home')).toEqual([])
  const running = after(visit('/ucenter/password'), mark('/ucenter/password', 'running'))
  expect(lost(running, '/home')).toEqual([])
  const other = after(visit('/ucenter/password'), mark('/ucenter/password'), visit('/home'))
  expect(lost(other, '/chat')).toEqual([])
  expect(unsavedTabs(other).map(({ id }) => id)).toEqual(['/ucenter/password'])
})

test('edits are lost where no view gave way to that of the screen', () => {
  const kept = Array.from({ length: MAX_KEPT_VIEWS }, (_, at) => `/carry/content/c${at}`)
  const full = after(...kept.flatMap((address) => [visit(address), mark(address)]))
  const state = [visit('/chat'), mark('/chat')].reduce(tabsReducer, full)
  expect(lost(state, '/home')).toEqual(['/chat'])
})
