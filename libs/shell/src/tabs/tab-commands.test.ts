import { behaviour } from '@omc/behaviours/vitest'
import { TABLE } from '@omc/core/testing/screens'
import { describe, expect, it } from 'vitest'
import {
  hasMarks,
  planClick,
  planCommand,
  TAB_COMMANDS,
  type TabCommand,
  type TabPlan,
} from './tab-commands.ts'
import { tabOf } from './tab-of.ts'
import { tabsReducer, type TabsEvent } from './tabs-reducer.ts'
import { initialTabs, type TabsState } from './tabs-state.ts'
import { idsToClose } from './to-close.ts'

const visit = (...addresses: string[]): TabsEvent[] =>
  addresses.map((address) => ({ tag: 'visited', tab: tabOf(TABLE, address)! }))
const after = (...events: TabsEvent[]) => events.reduce(tabsReducer, initialTabs(TABLE))
const unsaved = (id: string): TabsEvent => ({
  tag: 'marked',
  id,
  mark: { kind: 'unsaved', by: 'form' },
})
const state = after(...visit('/chat', '/sage?x=1', '/console', '/sage?x=1'))
const eventOf = (plan: TabPlan) => (plan.tag === 'do' && plan.event ? [plan.event] : [])
const offered = (one: TabsState, id: string) =>
  TAB_COMMANDS.filter((command) => planCommand(one, id, command).tag !== 'nothing')

describe('closing together', () => {
  it('keeps tabs that cannot be closed: others, left, right and all', () => {
    behaviour('B-044', () => {
      expect(idsToClose(state, '/sage', 'others')).toEqual(['/chat', '/console'])
      expect(idsToClose(state, '/sage', 'left')).toEqual(['/chat'])
      expect(idsToClose(state, '/sage', 'right')).toEqual(['/console'])
      expect(idsToClose(state, '/sage', 'all')).toEqual(['/chat', '/sage', '/console'])
    })
    expect(idsToClose(state, '/home', 'self')).toEqual([])
    const commands: TabCommand[] = ['close-others', 'close-left', 'close-all']
    behaviour('B-044', () => {
      for (const command of commands) {
        const plan = planCommand(state, '/console', command)
        expect(eventOf(plan).reduce(tabsReducer, state).tabs[0]?.id).toBe('/home')
      }
    })
  })

  it('keeps pinned tabs too, unless the tab itself is meant', () => {
    const pinned = tabsReducer(state, { tag: 'pinned', id: '/chat', isPinned: true })
    expect(idsToClose(pinned, '/sage', 'all')).toEqual(['/sage', '/console'])
    expect(idsToClose(pinned, '/chat', 'self')).toEqual(['/chat'])
  })

  it('closes nothing for a tab that is not there', () => {
    expect(idsToClose(state, '/gone', 'self')).toEqual([])
    expect(idsToClose(state, '/gone', 'others')).toEqual([])
  })
})

describe('where a command leads', () => {
  it('stays when another tab closes', () => {
    expect(planCommand(state, '/chat', 'close')).toEqual({
      tag: 'do',
      event: { tag: 'closed', ids: ['/chat'] },
      goTo: null,
    })
  })

  it('goes to the next tab, and to the tab a command was given on', () => {
    expect(planCommand(state, '/sage', 'close')).toMatchObject({ goTo: '/console' })
    expect(planCommand(state, '/chat', 'close-right')).toMatchObject({ goTo: '/chat' })
    expect(planCommand(state, '/chat', 'close-all')).toMatchObject({ goTo: '/home' })
  })

  it('opens again the last of what was closed', () => {
    const closed = tabsReducer(state, { tag: 'closed', ids: ['/chat', '/sage'] })
    expect(planCommand(closed, '/home', 'reopen')).toMatchObject({ goTo: '/sage?x=1' })
  })
})

describe('a click on a tab', () => {
  it('reloads the active tab', () => {
    const plan = planClick(state, '/sage')
    behaviour('B-046', () =>
      expect(plan).toEqual({ tag: 'do', event: { tag: 'reloaded', id: '/sage' }, goTo: null }),
    )
  })

  it('keeps the active tab while another screen is loading: the last action wins', () => {
    const kept = { tag: 'do', event: null, goTo: '/sage?x=1' }
    expect(planClick(state, '/sage', true)).toEqual(kept)
  })

  it('opens any other tab at the address it has', () => {
    const elsewhere = visit('/console').reduce(tabsReducer, state)
    expect(planClick(elsewhere, '/sage')).toEqual({ tag: 'do', event: null, goTo: '/sage?x=1' })
    expect(planClick(state, '/gone')).toEqual({ tag: 'nothing' })
  })
})

describe('marks', () => {
  const marked = tabsReducer(state, unsaved('/chat'))

  it('asks before a marked tab closes, alone or with others, and says which', () => {
    const commands = [
      ['/chat', 'close'],
      ['/chat', 'reload'],
      ['/sage', 'close-left'],
      ['/sage', 'close-others'],
      ['/sage', 'close-all'],
    ] as const
    for (const [id, command] of commands) {
      const plan = planCommand(marked, id, command)
      expect(plan).toMatchObject({ tag: 'ask', marked: [{ id: '/chat' }] })
    }
    expect(planCommand(marked, '/sage', 'close-right').tag).toBe('do')
  })

  it('asks before work that runs is left alone', () => {
    const running = tabsReducer(state, {
      tag: 'marked',
      id: '/console',
      mark: { kind: 'running', by: 'job 7' },
    })
    expect(planCommand(running, '/console', 'close').tag).toBe('ask')
  })

  it('asks before a click reloads a form with edits', () => {
    expect(planClick(tabsReducer(state, unsaved('/sage')), '/sage').tag).toBe('ask')
  })

  it('tells whether the page may be left', () => {
    expect(hasMarks(state)).toBe(false)
    expect(hasMarks(marked)).toBe(true)
    expect([hasMarks(marked, 'unsaved'), hasMarks(marked, 'running')]).toEqual([true, false])
  })
})

it('offers a tab only the commands that do something', () => {
  expect(offered(initialTabs(TABLE), '/home')).toEqual(['reload'])
  expect(offered(state, '/home')).toEqual(['reload', 'close-others', 'close-right', 'close-all'])
  expect(offered(state, '/console')).toEqual([
    'reload',
    'close',
    'close-others',
    'close-left',
    'close-all',
    'pin',
  ])
  const pinned = tabsReducer(state, { tag: 'pinned', id: '/sage', isPinned: true })
  expect(offered(pinned, '/sage')).toContain('unpin')
  expect(offered(pinned, '/sage')).not.toContain('pin')
  expect(offered(tabsReducer(state, { tag: 'closed', ids: ['/chat'] }), '/home')).toContain(
    'reopen',
  )
})
