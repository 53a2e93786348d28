import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHttpGateway } from '../src/gateway/create-http-gateway.ts'
import type { ChannelAddress } from '../src/gateway/gateway.ts'
import { problem } from '../src/kernel/problem.ts'
import { createFakeGateway } from './fake-gateway.ts'

const channel: ChannelAddress = { name: 'jd', baseUrl: 'http://gateway.test', token: undefined }
const days = { since: '2026-06-01', until: '2026-06-03' }

/** Each call of the fake, to be read again by the real client from what it said. */
const QUESTIONS = [
  ['account', 'u1'],
  ['accounts', {}],
  ['accountGroups', 'u1'],
  ['backbone', 'u1'],
  ['videos', 'u1', {}],
  ['cards', 'u1'],
  ['useCard', 'u1', { feed_id: 'f', card_id: 'c', key: 'k' }],
  ['metrics', 'u1', ['1', '2']],
  ['searchGoods', { q: '杯' }],
  ['goods', 'g1'],
  ['goodsAvailability', ['g1']],
  ['goodsRates', 'g1'],
  ['rankedGoods', {}],
  ['author', 'a1'],
  ['authorContents', 'a1', {}],
  ['content', 'p1'],
  ['searchContents', { q: '杯' }],
  ['topics', {}],
  ['orders', days],
  ['relations', {}],
  ['creators', {}],
  ['creator', 'd1'],
  ['creatorTags'],
  ['crowds', {}],
  ['uploadImage', { data_url: 'data:,' }],
] as const
const LISTED = new Set(['accountGroups', 'cards', 'metrics', 'goodsAvailability', 'creatorTags'])

let said: unknown
const real = createHttpGateway(async () => Response.json(said))
const fake = createFakeGateway()
beforeAll(() => fake.reset())
afterAll(() => fake.reset())

it.each(QUESTIONS)('says of %s what the real client would take, twice the same', async (...row) => {
  const [name, ...args] = row
  // The rows above hold what each call takes.
  type Loose = Record<string, (channel: ChannelAddress, ...all: unknown[]) => Promise<unknown>>
  const ask = (gateway: object) => (gateway as Loose)[name]!(channel, ...args)
  const once = await ask(fake)
  said = LISTED.has(name) ? { data: once } : once
  expect(await ask(real)).toEqual(once)
  expect(await ask(fake)).toEqual(once)
  expect(fake.callsOf(name)).toEqual([
    { name, channel: 'jd', args },
    { name, channel: 'jd', args },
  ])
})

it('answers as a test says, fails as a test says, and goes back', async () => {
  fake.answer('goods', async (_channel, itemId) => ({
    ...(await createFakeGateway().goods(channel, itemId)),
    title: '改过',
  }))
  expect(await fake.goods(channel, '1')).toMatchObject({ item_id: '1', title: '改过' })
  fake.fail('goods', problem('channel_refused', { channel: 'sandbox', said: 'no' }))
  await expect(fake.goods(channel, '1')).rejects.toMatchObject({ code: 'channel_refused' })
  fake.reset()
  expect((await fake.goods(channel, '1')).title).not.toBe('改过')
  expect(fake.calls).toHaveLength(1)
})
