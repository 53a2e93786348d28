import { SCREENS } from '@omc/acl'
import { VirtualClock } from '@omc/core/testing'
import { createScreenReload, createTabs, planCommand } from '@omc/shell'
import { expect, test, vi } from 'vitest'
import { createTabPlans } from './create-tab-plans.ts'

function setUp() {
  const tabs = createTabs({ table: SCREENS, kept: { read: () => null, write: () => undefined } })
  const reload = createScreenReload({ clock: new VirtualClock(0), hasBar: () => true })
  const go = vi.fn()
  tabs.visit('/home')
  tabs.visit('/setting/user')
  const plans = createTabPlans({ tabs, reload, go })
  const command = (name: 'close' | 'reload') =>
    plans.run(planCommand(tabs.state, '/setting/user', name))
  return { tabs, reload, go, plans, command }
}

const mark = { tag: 'marked', id: '/setting/user', mark: { kind: 'unsaved', by: 'form' } } as const

test('closes the open tab and goes to the one beside it', () => {
  const { tabs, go, command } = setUp()
  command('close')
  expect(tabs.state.tabs.map(({ id }) => id)).toEqual(['/home'])
  expect(go).toHaveBeenCalledWith('/home')
})

test('a reload starts the view again and shows the bar', () => {
  const { tabs, reload, command } = setUp()
  command('reload')
  expect(tabs.state.starts).toEqual({ '/setting/user': 1 })
  expect(reload.state).toEqual({ count: 1, isBarShown: true })
})

test('a tab with unsaved edits stays until the person agreed', () => {
  const { tabs, go, plans, command } = setUp()
  tabs.dispatch(mark)
  command('close')
  expect(plans.state.question?.marked.map(({ id }) => id)).toEqual(['/setting/user'])
  plans.cancel()
  expect([plans.state.question, tabs.state.tabs.length]).toEqual([null, 2])
  command('close')
  plans.agree()
  expect([plans.state.question, tabs.state.tabs.length]).toEqual([null, 1])
  expect(go).toHaveBeenCalledOnce()
})

test('asks for others what would be lost, until they take the question back', () => {
  const { tabs, plans } = setUp()
  const [agree, cancel] = [vi.fn(), vi.fn()]
  const question = { marked: tabs.state.tabs, agree, cancel }
  plans.ask(question)
  expect(plans.state.question).toBe(question)
  plans.cancel()
  expect([cancel.mock.calls.length, plans.state.question]).toEqual([1, null])
  const takeBack = plans.ask(question)
  plans.agree()
  expect([agree.mock.calls.length, plans.state.question]).toEqual([1, null])
  const other = { ...question }
  plans.ask(other)
  takeBack()
  expect(plans.state.question).toBe(other)
})
