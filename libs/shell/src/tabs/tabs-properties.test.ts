import { seededRandom } from '@omc/core/testing'
import { TABLE } from '@omc/core/testing/screens'
import { expect, it } from 'vitest'
import { planCommand, TAB_COMMANDS } from './tab-commands.ts'
import { tabOf } from './tab-of.ts'
import type { TabMark } from './tab.ts'
import { tabsReducer, type TabsEvent } from './tabs-reducer.ts'
import { initialTabs, viewsOf, type TabsState } from './tabs-state.ts'

const ADDRESSES = [
  '/home',
  '/chat',
  '/sage',
  '/console',
  '/setting/user',
  '/ucenter/password',
  ...Array.from({ length: 40 }, (_, number) => `/carry/item/${number}?kind=${number % 3}`),
]
const STEPS = 1_500
const MARKS: readonly TabMark[] = [
  { kind: 'unsaved', by: 'form' },
  { kind: 'running', by: 'job' },
]

function randomEvent(state: TabsState, next: () => number): readonly TabsEvent[] {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)]
  const id = pick(state.tabs)?.id ?? ''
  const mark = pick(MARKS) ?? { kind: 'unsaved', by: 'form' }
  const plan = planCommand(state, id, pick(TAB_COMMANDS) ?? 'reload')
  const tab = tabOf(TABLE, pick(ADDRESSES) ?? '/home')
  const visit: readonly TabsEvent[] = tab ? [{ tag: 'visited', tab }] : []
  const kinds: readonly (readonly TabsEvent[])[] = [
    visit,
    visit,
    visit,
    [{ tag: 'left' }],
    [{ tag: 'marked', id, mark }],
    [{ tag: 'unmarked', id, by: mark.by }],
    // Half of the people say yes when they are asked.
    plan.tag === 'nothing' || !plan.event || (plan.tag === 'ask' && next() < 0.5)
      ? []
      : [plan.event],
  ]
  return pick(kinds) ?? []
}

/** Broken invariants of a state; always empty. */
function problemsOf(state: TabsState): readonly string[] {
  const ids = state.tabs.map(({ id }) => id)
  const views = viewsOf(state)
  const ranks = state.tabs.slice(1).map(({ isPinned }) => (isPinned ? 0 : 1))
  const claims: readonly (readonly [string, boolean])[] = [
    ['home is first', ids[0] === '/home'],
    ['one tab for each id', new Set(ids).size === ids.length],
    ['at most 20 views kept', state.kept.length <= 20],
    ['views of open tabs only', state.kept.every((id) => ids.includes(id))],
    ['active is open', state.activeId === null || ids.includes(state.activeId)],
    ['pinned before others', ranks.every((rank, at) => at === 0 || rank >= (ranks[at - 1] ?? 0))],
    ['one view for each key', new Set(views.map(({ key }) => key)).size === views.length],
    ['the active one is a view', views.some((view) => view.isActive) === (state.activeId !== null)],
  ]
  return claims.filter(([, holds]) => !holds).map(([claim]) => claim)
}

/** Throws as soon as somebody changes a state in place. */
function frozen(state: TabsState): TabsState {
  for (const list of [state.tabs, state.kept, state.closed]) Object.freeze(list)
  return Object.freeze(state)
}

it.each([1, 2, 3])('holds what must hold after any events (seed %i)', (seed) => {
  const random = seededRandom(seed)
  let state = initialTabs(TABLE)
  const problems: string[] = []
  for (let step = 0; step < STEPS; step += 1) {
    const events = randomEvent(state, () => random.next())
    state = frozen(events.reduce(tabsReducer, state))
    problems.push(...problemsOf(state).map((problem) => `${problem} (step ${step})`))
  }
  expect(problems).toEqual([])
})

it('never drops the view of a tab with edits while the tab is open', () => {
  const random = seededRandom(9)
  let state = initialTabs(TABLE)
  let seen = 0
  const allLost: string[] = []
  for (let step = 0; step < STEPS; step += 1) {
    const protectedIds = state.tabs
      .filter(({ id, marks }) => marks.length > 0 && state.kept.includes(id))
      .map(({ id }) => id)
    const [event] = randomEvent(state, () => random.next())
    if (!event) continue
    const next = tabsReducer(state, event)
    const isMeant = event.tag === 'closed' || event.tag === 'reloaded'
    const lost = isMeant ? [] : protectedIds.filter((id) => !next.kept.includes(id))
    allLost.push(...lost)
    seen += protectedIds.length
    state = next
  }
  expect(allLost).toEqual([])
  expect(seen).toBeGreaterThan(100)
})
