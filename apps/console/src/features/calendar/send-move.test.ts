import { createSdk } from '@omc/sdk'
import { fakeTransport, toErrorDocument } from '@omc/sdk/testing'
import { createToasts } from '@omc/ui'
import { beforeAll, expect, test } from 'vitest'
import { createQueryClient } from '../../kernel/data/create-query-client.ts'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { textPart } from '../../kernel/i18n/text-part.ts'
import type { Services } from '../../kernel/services/services-context.ts'
import type { Move } from './moves.ts'
import { sendMove } from './send-move.ts'

const texts = textPart(
  () => import('./calendar.zh.ts'),
  () => import('./calendar.en.ts'),
)
beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, texts]) await addTexts(part)
})

const SINCE = '2026-11-20T01:00:00.000Z'
const LATER = '2026-11-25T02:00:00.000Z'
const WORDS = { name: '早晚各五篇', place: '周六 09:30' }
const MOVE: Move = {
  tag: 'move',
  operation: 'plans.update',
  id: '7',
  since: SINCE,
  change: { weekdays: [1, 6] },
  before: { weekdays: [1, 4] },
  count: 2,
  key: 'plan-7-2026-11-28-570',
}

function rig() {
  const transport = fakeTransport()
  const silent = () => undefined
  const queryClient = createQueryClient({ tell: silent, report: silent })
  const toasts = createToasts()
  // as: moving an entry uses only these services.
  const services = { sdk: createSdk({ transport }), queryClient, toasts } as unknown as Services
  const updates = () =>
    transport.calls
      .filter(({ operation }) => operation === 'plans.update')
      .map(({ ifUnmodifiedSince, body }) => [ifUnmodifiedSince, attributesOf(body)])
  return { transport, services, updates, told: () => toasts.state.list }
}

// as: a JSON:API body, as every update has one.
const attributesOf = (body: unknown) =>
  (body as { document: { data: { attributes: object } } }).document.data.attributes
const answer = (weekdays: readonly number[], at = LATER) => ({
  body: { data: { type: 'plans', id: '7', attributes: { weekdays, updated_at: at } } },
})
const REFUSAL = { status: 409, body: toErrorDocument(409, 'changed_since', { detail: 'changed' }) }

test('a moved entry offers the way back, over the state that the move left', async () => {
  const { transport, services, updates, told } = rig()
  transport.always('plans.update', answer([1, 6]))
  expect(await sendMove(services, MOVE, WORDS)).toBe(true)
  const [message] = told()
  expect(message?.title).toBe('“早晚各五篇”已移到 周六 09:30，每周 2 次一起移动')
  message?.action?.onSelect()
  await expect.poll(updates).toEqual([
    [SINCE, { weekdays: [1, 6] }],
    [LATER, { weekdays: [1, 4] }],
  ])
})

test('a plan whose days somebody else just changed does not move, and the message says so', async () => {
  const { transport, services, updates, told } = rig()
  transport.answer('plans.update', REFUSAL)
  transport.answer('plans.get', answer([2, 4]))
  expect(await sendMove(services, MOVE, WORDS)).toBe(false)
  expect(updates()).toHaveLength(1)
  expect(told().map(({ title }) => title)).toEqual([
    '“早晚各五篇”刚被别人改过，没有移动。已显示最新安排',
  ])
})

test('a plan that only ran meanwhile moves over its present state', async () => {
  const { transport, services, updates } = rig()
  transport.answer('plans.update', REFUSAL)
  transport.answer('plans.update', answer([1, 6]))
  transport.answer('plans.get', answer([1, 4], LATER))
  expect(await sendMove(services, MOVE, WORDS)).toBe(true)
  expect(updates().map(([since]) => since)).toEqual([SINCE, LATER])
})

test('an item that a device holds stays, with the words of the refusal', async () => {
  const { transport, services, told } = rig()
  transport.answer('plans.update', {
    status: 409,
    body: toErrorDocument(409, 'item_held', { detail: '设备正在发布' }),
  })
  expect(await sendMove(services, MOVE, WORDS)).toBe(false)
  expect(told()).toMatchObject([{ tone: 'danger' }])
})
