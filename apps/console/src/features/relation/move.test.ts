import { createSdk } from '@omc/sdk'
import { fakeTransport, toErrorDocument } from '@omc/sdk/testing'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../kernel/data/create-query-client.ts'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import type { Services } from '../../kernel/services/services-context.ts'
import { clearTasks, controlsOf, taskStore } from '../../kit/tasks/task-store.ts'
import { startMove, type Move } from './move.ts'

const UPDATE = 'studio_accounts.update'

beforeAll(async () => {
  await startI18n()
  await addTexts(panelTexts)
})
beforeEach(clearTasks)

const ROWS = ['1', '2', '3'].map((id) => ({
  id,
  name: `account ${id}`,
  heldBy: '7',
  holderName: '7',
}))
const MOVE: Move = {
  title: 'To a person',
  to: { id: '9', name: 'Han' },
  rows: ROWS,
  operation: UPDATE,
  args: ([id]) => ({ id, user_id: '9' }),
  size: 1,
  back: ({ id, heldBy }) => ({ id, user_id: heldBy }),
}

function setUp() {
  const transport = fakeTransport()
  const silent = () => undefined
  const queryClient = createQueryClient({ tell: silent, report: silent })
  const show = vi.fn()
  // as: a move uses only these services.
  const services = { sdk: createSdk({ transport }), queryClient, toasts: { show } }
  const undo = () => show.mock.lastCall?.[0].action.onSelect()
  const writes = () => transport.calls.map(({ path, body }) => `${path} ${JSON.stringify(body)}`)
  return { transport, services: services as unknown as Services, show, undo, writes }
}
const account = { body: { data: { type: 'studio_accounts', id: '1', attributes: {} } } }
const refusal = { status: 409, body: toErrorDocument(409, 'changed_since', { detail: 'changed' }) }

test('rows that a retry moved go back as well, and none of them twice', async () => {
  const { transport, services, show, undo, writes } = setUp()
  transport.answer(UPDATE, account, refusal, account)
  await startMove(services, MOVE, ROWS)
  expect(show).toHaveBeenCalledTimes(1)
  transport.always(UPDATE, account)
  controlsOf(taskStore.list[0]?.id ?? '').retry?.()
  await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(2))
  expect(writes()).toHaveLength(4)
  undo()
  await vi.waitFor(() => expect(writes()).toHaveLength(7))
  expect(
    writes()
      .slice(4)
      .every((one) => one.includes('7')),
  ).toBe(true)
  undo()
  await vi.waitFor(() => expect(taskStore.list.every(({ state }) => state === 'done')).toBe(true))
  expect(writes()).toHaveLength(7)
})
