import type { Screen } from '@omc/core/shell'
import { createScreenReload, createScreenTable, createTabs, planCommand } from '@omc/core/shell'
import { VirtualClock } from '@omc/core/testing'
import { expect, test, vi } from 'vitest'
import { createTabPlans } from './create-tab-plans.ts'

const row = (path: string, more: Partial<Screen> = {}): Screen => ({
  ...{ path, group: '/desk', titleKey: path, title: { zh: path, en: path }, roles: null },
  ...{ public: false, hidden: false, noClosable: false, breadcrumbHidden: false },
  ...{ levelHidden: false, noColumn: false, notCached: false, dynamicNewTab: false },
  ...more,
})

function setUp() {
  const table = createScreenTable([
    row('*', { group: 'public', public: true }),
    row('/desk', { group: true }),
    row('/desk/home', { noClosable: true }),
    row('/desk/list'),
  ])
  const tabs = createTabs({ table, kept: { read: () => null, write: () => undefined } })
  const reload = createScreenReload({ clock: new VirtualClock(0), hasBar: () => true })
  const go = vi.fn()
  tabs.visit('/desk/home')
  tabs.visit('/desk/list')
  const plans = createTabPlans({ tabs, reload, go })
  const command = (name: 'close' | 'reload') =>
    plans.run(planCommand(tabs.getState(), '/desk/list', name))
  return { tabs, reload, go, plans, command }
}

const mark = { tag: 'marked', id: '/desk/list', mark: { kind: 'unsaved', by: 'form' } } as const

test('closes the open tab and goes to the one beside it', () => {
  const { tabs, go, command } = setUp()
  command('close')
  expect(tabs.getState().tabs.map(({ id }) => id)).toEqual(['/desk/home'])
  expect(go).toHaveBeenCalledWith('/desk/home')
})

test('a reload starts the view anew and shows the bar', () => {
  const { tabs, reload, command } = setUp()
  command('reload')
  expect(tabs.getState().starts).toEqual({ '/desk/list': 1 })
  expect(reload.getState()).toEqual({ count: 1, isBarShown: true })
})

test('a tab with unsaved edits stays until the person agreed', () => {
  const { tabs, go, plans, command } = setUp()
  tabs.dispatch(mark)
  command('close')
  expect(plans.getState().question?.marked.map(({ id }) => id)).toEqual(['/desk/list'])
  plans.cancel()
  expect([plans.getState().question, tabs.getState().tabs.length]).toEqual([null, 2])
  command('close')
  plans.agree()
  expect([plans.getState().question, tabs.getState().tabs.length]).toEqual([null, 1])
  expect(go).toHaveBeenCalledOnce()
})
