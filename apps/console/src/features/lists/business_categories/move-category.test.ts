import { createSdk } from '@omc/sdk'
import { fakeTransport, toDocument, toListDocument } from '@omc/sdk/testing'
import { createToasts } from '@omc/ui'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../kernel/data/create-query-client.ts'
import { moveCategory } from './move-category.ts'

const category = (id: string, lft: number, parent_id: string | null = '2') => ({
  id,
  type: 'business_categories',
  name: `类目${id}`,
  parent_id,
  lft,
  business_team_id: '1',
})

function setUp() {
  const transport = fakeTransport()
  const toasts = createToasts()
  const tell = vi.fn()
  const queryClient = createQueryClient({ tell, report: () => undefined })
  const ports = { sdk: createSdk({ transport }), queryClient, toasts }
  const sent = () =>
    transport.calls
      .filter(({ operation }) => operation === 'business_categories.update')
      .map(({ body }) => JSON.stringify(body))
  return { transport, toasts, tell, ports, sent }
}

test('moves a category, and back before the sibling that followed it', async () => {
  const { transport, toasts, ports, sent } = setUp()
  transport.answer('business_categories.get', { body: toDocument(category('7', 4)) })
  transport.always('business_categories.list', {
    body: toListDocument([category('7', 4), category('9', 6)]),
  })
  transport.always('business_categories.update', { body: toDocument(category('7', 11, '3')) })
  await moveCategory(ports, '7', { id: '7', parent_id: '3', lft: 100_000 })
  expect(sent().at(-1)).toContain('"parent_id":"3"')
  transport.answer('business_categories.get', { body: toDocument(category('9', 5)) })
  toasts.state.list[0]?.action?.onSelect()
  await vi.waitFor(() => expect(toasts.state.list).toHaveLength(2))
  expect(sent().at(-1)).toContain('"parent_id":"2"')
  expect(sent().at(-1)).toContain('"lft":5')
})

test.each([
  ['2', '2'],
  [null, '0'],
])('looks for the siblings under %s', async (parent, asked) => {
  const { transport, ports } = setUp()
  transport.answer('business_categories.get', { body: toDocument(category('7', 4, parent)) })
  transport.always('business_categories.list', { body: toListDocument([]) })
  transport.always('business_categories.update', { body: toDocument(category('7', 1)) })
  await moveCategory(ports, '7', { id: '7', parent_id: '3', lft: 1 })
  const list = transport.calls.find(({ operation }) => operation === 'business_categories.list')
  const query = new URLSearchParams(list?.query)
  expect(query.get('filter[parent_id]')).toBe(asked)
  // Others may see the tops of several teams, whose places are numbered apart.
  expect(query.get('filter[business_team_id]')).toBe('1')
})

test('moves nothing beside a category of another team', async () => {
  const { transport, toasts, ports, sent } = setUp()
  transport.always('business_categories.get', { body: toDocument(category('7', 4, null)) })
  transport.always('business_categories.list', { body: toListDocument([category('7', 4, null)]) })
  transport.always('business_categories.update', { body: toDocument(category('7', 1, null)) })
  const move = { id: '7', parent_id: null, lft: 9 }
  await moveCategory(ports, '7', move, '2')
  expect(sent()).toEqual([])
  expect(toasts.state.list.map(({ tone }) => tone)).toEqual(['danger'])
  await moveCategory(ports, '7', move, '1')
  expect(sent()).toHaveLength(1)
})

test('moves nothing when its place cannot be read', async () => {
  const { transport, toasts, ports, sent } = setUp()
  const error = '没有找到'
  transport.answer('business_categories.get', {
    status: 404,
    body: { status: 404, error, errors: [{ code: 'not_found', detail: error }] },
  })
  await moveCategory(ports, '7', { id: '7', parent_id: '3', lft: 1 })
  expect(sent()).toEqual([])
  expect(toasts.state.list.map(({ tone }) => tone)).toEqual(['danger'])
})

test('tells of a refusal, and offers no way back', async () => {
  const { transport, toasts, tell, ports } = setUp()
  transport.answer('business_categories.get', { body: toDocument(category('7', 4)) })
  transport.always('business_categories.list', { body: toListDocument([category('7', 4)]) })
  const error = '不能移到自己的下级'
  transport.answer('business_categories.update', {
    status: 422,
    body: { status: 422, error, errors: [{ code: 'circle', detail: error }] },
  })
  await moveCategory(ports, '7', { id: '7', parent_id: '8', lft: 100_000 })
  expect(tell).toHaveBeenCalledOnce()
  expect(toasts.state.list).toEqual([])
})
