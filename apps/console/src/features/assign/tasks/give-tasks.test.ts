import { createSdk } from '@omc/sdk'
import { fakeTransport, toErrorDocument } from '@omc/sdk/testing'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../kernel/data/create-query-client.ts'
import type { Services } from '../../../kernel/services/services-context.ts'
import { moveTasks, takeBack } from './give-tasks.ts'

const GIVEN = [{ id: '7', from: '1', to: '2', at: '2026-11-28T08:00:00.000Z' }]
const TASK = { type: 'creator_tasks', id: '7' }

/** The task was changed since it was given; `userId` has it by now. */
function changedBy(userId: string) {
  const transport = fakeTransport()
  const silent = () => undefined
  const queryClient = createQueryClient({ tell: silent, report: silent })
  // as: moving a task uses only these services.
  const services = { sdk: createSdk({ transport }), queryClient } as unknown as Services
  const refusal = toErrorDocument(409, 'changed_since', { detail: 'changed' })
  transport.answer('creator_tasks.update', { status: 409, body: refusal })
  const attributes = { user_id: userId, updated_at: '2026-11-28T09:00:00.000Z' }
  transport.answer('creator_tasks.get', { body: { data: { ...TASK, attributes } } })
  const updates = () =>
    transport.calls.filter(({ operation }) => operation === 'creator_tasks.update')
  return { services, updates }
}

test('a task that went on to a third person is not taken from them', async () => {
  const { services, updates } = changedBy('3')
  expect(await takeBack(services, GIVEN)).toBe(0)
  expect(updates()).toHaveLength(1)
})

test('a task that only changed otherwise goes back, over the state as it is now', async () => {
  const { services, updates } = changedBy('2')
  await takeBack(services, GIVEN)
  expect(updates().map(({ ifUnmodifiedSince }) => ifUnmodifiedSince)).toEqual([
    '2026-11-28T08:00:00.000Z',
    '2026-11-28T09:00:00.000Z',
  ])
})

test('reads the lists again once, after the last task', async () => {
  const transport = fakeTransport()
  const silent = () => undefined
  const queryClient = createQueryClient({ tell: silent, report: silent })
  const refreshed = vi.spyOn(queryClient, 'invalidateQueries')
  // as above
  const services = { sdk: createSdk({ transport }), queryClient } as unknown as Services
  const at = '2026-11-28T08:00:00.000Z'
  transport.always('creator_tasks.update', {
    body: { data: { ...TASK, attributes: { user_id: '2', updated_at: at } } },
  })
  const task = {
    keyword: '',
    topic: '',
    category: '',
    platform: 'redbook',
    user_id: '1',
    user: null,
    business_team_id: '1',
  } as const
  const tasks = ['7', '8', '9'].map((id) => ({ ...task, id, created_at: at, updated_at: at }))
  expect(await moveTasks(services, tasks, '2')).toHaveLength(3)
  const lists = refreshed.mock.calls.map(([filters]) => filters?.queryKey?.[0])
  expect(lists.filter((name) => name === 'creator_tasks')).toHaveLength(1)
})
