import type { Sdk } from '@omc/sdk'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createConsoleNotices } from './create-console-notices.ts'

const row = { id: '7', title: 'a', message: '', readed: false, level: 'info', action: null }

function setUp({ mayRead = true } = {}) {
  const calls = {
    list: vi.fn(async () => ({ items: [{ ...row, created_at: '2026-01-01' }], total: 1 })),
    update: vi.fn(async () => row),
    clear_notices: vi.fn(async () => ({ count: 1, undo_id: null })),
  }
  const otherTabs = { tell: vi.fn(), onTold: vi.fn<(listener: () => void) => void>() }
  const queryClient = new QueryClient()
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
  const report = vi.fn()
  const notices = createConsoleNotices({
    // as: the bell makes only these three calls.
    sdk: { system_notices: calls } as unknown as Sdk,
    queryClient,
    mayRead: () => mayRead,
    report,
    otherTabs,
  })
  const otherTabTells = () => otherTabs.onTold.mock.calls[0]?.[0]()
  return { notices, calls, otherTabs, otherTabTells, queryClient, invalidate, report }
}

test('a notice read here is told to the lists of this tab and to the other tabs', async () => {
  const { notices, calls, otherTabs, invalidate } = setUp()
  await notices.pull()
  await notices.read('7')
  expect(calls.update.mock.calls).toEqual([[{ id: '7', readed: true }]])
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['system_notices'] })
  expect(otherTabs.tell).toHaveBeenCalledTimes(1)
  expect(notices.state.unreadCount).toBe(0)
})

test('a change in another tab is read again, and not told again', async () => {
  const { calls, otherTabs, otherTabTells, invalidate } = setUp()
  otherTabTells()
  await vi.waitFor(() => expect(calls.list).toHaveBeenCalledTimes(1))
  expect(invalidate).toHaveBeenCalledTimes(1)
  expect(otherTabs.tell).not.toHaveBeenCalled()
})

test('a screen that writes a notice brings the bell and the other tabs along', async () => {
  const { calls, otherTabs, queryClient } = setUp()
  const write = (resource: string) =>
    new MutationObserver(queryClient, {
      mutationKey: [resource, 'update'],
      mutationFn: async () => null,
    }).mutate()
  await write('users')
  expect(calls.list).not.toHaveBeenCalled()
  await write('system_notices')
  expect(calls.list).toHaveBeenCalledTimes(1)
  expect(otherTabs.tell).toHaveBeenCalledTimes(1)
})

test('the bell of nobody is empty and asks for nothing', async () => {
  const { notices, calls } = setUp({ mayRead: false })
  await notices.pull()
  expect(calls.list).not.toHaveBeenCalled()
  expect(notices.state.notices).toEqual([])
})

test('a failed load empties the bell quietly and goes into the error log', async () => {
  const { notices, calls, report } = setUp()
  await notices.pull()
  calls.list.mockRejectedValueOnce(new Error('down'))
  await notices.pull()
  expect([notices.state.notices, notices.state.unreadCount]).toEqual([[], 0])
  expect(report).toHaveBeenCalledTimes(1)
})
