import { expect, it } from 'vitest'
import { fakeTransport, type FakeTransport } from '../testing/fake-transport.ts'
import { fixtureSdk } from '../testing/fixture/fixture-sdk.ts'
import { settlePromises } from '../testing/test-clock.ts'

const LIST = 'carry_contents.list'
const row = (id: number) => ({ id: String(id), type: 'carry_contents', attributes: {} })
const page = (ids: number[], cursor?: string, count = 100) => ({
  body: {
    data: ids.map(row),
    meta: { record_count: count, ...(cursor && { next_cursor: cursor }) },
  },
})
const queriesOf = (fake: FakeTransport) =>
  fake.calls.map(({ query }) => Object.fromEntries(new URLSearchParams(query)))

function setUp() {
  const fake = fakeTransport()
  return { fake, sdk: fixtureSdk({ transport: fake }) }
}

async function idsOf(list: AsyncIterable<{ id: string }>): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of list) ids.push(id)
  return ids
}

it('goes through all pages by the cursor, with the same arguments, and stops behind the last', async () => {
  const { fake, sdk } = setUp()
  fake.answer(LIST, page([1, 2], 'a'), page([3, 4], 'b'), page([]))
  const args = { filter: { status: 'checked' }, page: { number: 2, size: 2 } } as const
  expect(await idsOf(sdk.carry_contents.list(args))).toEqual(['1', '2', '3', '4'])
  const kept = { 'filter[status]': 'checked', 'page[size]': '2' }
  expect(queriesOf(fake)).toEqual([
    { ...kept, 'page[number]': '2' },
    { ...kept, 'page[after]': 'a' },
    { ...kept, 'page[after]': 'b' },
  ])
})

it('knows the first page however it was spelled', async () => {
  const { fake, sdk } = setUp()
  fake.answer(LIST, page([1], 'a'), page([2]))
  await idsOf(sdk.carry_contents.list({ 'page[size]': 1, 'page[number]': 1, sort: 'title' }))
  expect(queriesOf(fake)[1]).toEqual({ sort: 'title', 'page[size]': '1', 'page[after]': 'a' })
})

it('neither doubles nor hides records while others come and go', async () => {
  const { fake, sdk } = setUp()
  let rows = [9, 8, 7, 6, 5, 4, 3, 2, 1]
  fake.always(LIST, async ({ query }) => {
    const after = Number(new URLSearchParams(query).get('page[after]') ?? 100)
    const two = rows.filter((id) => id < after).slice(0, 2)
    // Between the pages one comes in front and one that was shown goes.
    rows = [rows.length + 20, ...rows.filter((id) => id !== two[0])]
    const { body } = page(two, two.length === 2 ? String(two[1]) : undefined, rows.length)
    return { status: 200, requestId: null, body }
  })
  const all = await idsOf(sdk.carry_contents.list())
  expect(all).toEqual(['9', '8', '7', '6', '5', '4', '3', '2', '1'])
})

it('counts pages where the list knows no cursor, and ends by its total or an empty page', async () => {
  const { fake, sdk } = setUp()
  fake.answer(LIST, page([1, 2], undefined, 3), page([3], undefined, 3))
  expect(await idsOf(sdk.carry_contents.list())).toEqual(['1', '2', '3'])
  expect(queriesOf(fake)[1]).toEqual({ 'page[number]': '2' })
  const shrinking = setUp()
  shrinking.fake.answer(LIST, page([1, 2], undefined, 9), page([], undefined, 9))
  expect(await idsOf(shrinking.sdk.carry_contents.list())).toEqual(['1', '2'])
  const last = setUp()
  last.fake.answer(LIST, page([5], undefined, 5))
  expect(await idsOf(last.sdk.carry_contents.list({ page: { number: 3, size: 2 } }))).toEqual(['5'])
})

it('fetches the next page while the caller works, and no page further', async () => {
  const { fake, sdk } = setUp()
  fake.answer(LIST, page([1, 2], 'a'), page([3], 'b'), page([4]))
  const list = sdk.carry_contents.list()[Symbol.asyncIterator]()
  expect(fake.calls).toHaveLength(1)
  await list.next()
  await settlePromises()
  expect(fake.calls).toHaveLength(2)
  await list.next()
  await settlePromises()
  expect(fake.calls).toHaveLength(2)
  await list.next()
  expect(fake.calls).toHaveLength(3)
})

it('ends the fetch ahead when the caller leaves, or when the signal aborts', async () => {
  const { fake, sdk } = setUp()
  fake.answer(LIST, page([1], 'a'), () => new Promise(() => {}))
  for await (const { id } of sdk.carry_contents.list()) {
    expect(id).toBe('1')
    break
  }
  expect(fake.calls[1]?.signal?.aborted).toBe(true)

  const controller = new AbortController()
  fake.answer(LIST, page([1], 'a'), () => new Promise(() => {}))
  const list = sdk.carry_contents.list({}, { signal: controller.signal })
  await list[Symbol.asyncIterator]().next()
  controller.abort()
  expect(fake.calls[3]?.signal?.aborted).toBe(true)
})

it('tells a page that failed when its turn comes, after the items before it', async () => {
  const { fake, sdk } = setUp()
  fake.answer(LIST, page([1, 2], 'a'), { status: 500 })
  const seen: string[] = []
  const loop = async () => {
    for await (const { id } of sdk.carry_contents.list()) {
      await settlePromises()
      seen.push(id)
    }
  }
  await expect(loop()).rejects.toMatchObject({ name: 'ServerError' })
  expect(seen).toEqual(['1', '2'])
})

it('fails the loop when the first page fails, and leaves nothing unheard', async () => {
  const { fake, sdk } = setUp()
  fake.answer(LIST, { status: 403 })
  await expect(idsOf(sdk.carry_contents.list())).rejects.toMatchObject({ name: 'PermissionError' })
})
