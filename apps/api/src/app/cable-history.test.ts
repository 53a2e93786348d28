import { Client, Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/template-db.ts'
import { beginLife } from '../restore/lives.ts'
import { placeOf, startCableReplica, STREAM } from './testing/cable-replica.ts'

let database: TestDatabase
let owner: Pool
const stops: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  database = await createTestDatabase('nothing')
  owner = new Pool({ connectionString: database.ownerUrl, max: 1 })
  owner.on('error', () => undefined)
})
afterAll(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
  await owner.end()
  await database.drop()
})

async function startReplica() {
  const replica = await startCableReplica(database.jobsUrl)
  stops.push(replica.stop)
  return {
    ...replica,
    async follow(history?: Record<string, unknown>) {
      const client = await replica.follow(history)
      expect(await client.next()).toMatchObject({ type: 'confirm_subscription' })
      return client
    },
  }
}

type Socket = Awaited<ReturnType<Awaited<ReturnType<typeof startReplica>>['follow']>>
async function numbers(client: Socket, count: number): Promise<unknown[]> {
  const heard = []
  for (let n = 0; n < count; n += 1) heard.push(await client.next())
  return heard.map((frame) => (frame['message'] as { n: number } | undefined)?.n ?? frame['type'])
}

it('what one replica sent is replayed by another, by its position, also one started later', async () => {
  const [one, other] = [await startReplica(), await startReplica()]
  const client = await one.follow()
  await one.say(1)
  const first = await client.next()
  expect(first).toMatchObject({ message: { n: 1 }, stream_id: STREAM })
  client.close()
  await client.closed
  await one.say(2)
  await other.say(3)

  const elsewhere = await other.follow(placeOf(first))
  expect(await numbers(elsewhere, 3)).toEqual([2, 3, 'confirm_history'])
  await one.stop()
  await other.stop()
  const later = await startReplica()
  const again = await later.follow(placeOf(first))
  expect(await numbers(again, 3)).toEqual([2, 3, 'confirm_history'])
  await later.say(4)
  expect(await numbers(again, 1)).toEqual([4])
  await later.stop()
})

it('what is sent while history is read comes after it, once', async () => {
  const [one, other] = [await startReplica(), await startReplica()]
  const client = await one.follow()
  await one.say(10)
  const first = await client.next()
  const sending = (async () => {
    for (let n = 11; n <= 40; n += 1) await (n % 2 ? one : other).say(n)
  })()
  await client.next()
  const late = await other.follow(placeOf(first))
  await sending
  const heard = (await numbers(late, 31)).filter((n) => typeof n === 'number')
  expect(heard).toEqual(Array.from({ length: 30 }, (_, index) => index + 11))
  await one.stop()
  await other.stop()
})

it('keeps a hundred of each stream and what is young enough, and tells what is lost', async () => {
  const replica = await startReplica()
  const client = await replica.follow()
  await replica.say(0)
  const first = await client.next()
  for (let n = 1; n <= 101; n += 1) await replica.say(n)
  const kept = () =>
    owner.query('select count(*)::int as n from cable_messages where stream = $1', [STREAM])
  expect((await kept()).rows).toEqual([{ n: 100 }])
  const tooLate = await replica.follow(placeOf(first))
  expect(await numbers(tooLate, 1)).toEqual(['reject_history'])

  await owner.query(`update cable_messages set sent_at = sent_at - interval '301 seconds'`)
  await replica.port.forget()
  expect((await kept()).rows).toEqual([{ n: 0 }])
  await replica.say(102)
  const last = (await replica.port.read([STREAM])).logs.get(STREAM)
  const position = { epoch: first['epoch'], offset: last?.lostOffset }
  const inTime = await replica.follow(placeOf(position))
  expect(await numbers(inTime, 2)).toEqual([102, 'confirm_history'])
  await replica.stop()
})

it('gives out positions in the order in which they are heard, no matter which server sends', async () => {
  const [one, other] = [await startReplica(), await startReplica()]
  const client = await one.follow()
  await Promise.all(Array.from({ length: 60 }, (_, n) => (n % 2 ? one : other).say(n)))
  const offsets = []
  for (let n = 0; n < 60; n += 1) offsets.push(Number((await client.next())['offset']))
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
  expect(new Set(offsets).size).toBe(60)
  await one.stop()
  await other.stop()
})

it('after the promotion of another server, no place of the one before counts (F3)', async () => {
  const replica = await startReplica()
  const client = await replica.follow()
  await replica.say(1)
  const first = await client.next()
  await replica.say(2)
  expect(await numbers(client, 1)).toEqual([2])
  // As the promoted server finds it: written on the timeline of the one before, the last message lost.
  await owner.query(`update cable_epoch set timeline = '000000AA'`)
  await owner.query('update cable_streams set last_position = $1', [first['offset']])
  const resumed = await replica.follow(placeOf(first))
  expect(await numbers(resumed, 1)).toEqual(['reject_history'])
  await replica.say(3)
  const [next] = [await resumed.next()]
  expect(next).toMatchObject({ message: { n: 3 } })
  expect(next['epoch']).not.toBe(first['epoch'])
  await replica.stop()
})

it('in a life that began with a restore, no place of the one before counts (F33)', async () => {
  const replica = await startReplica()
  const client = await replica.follow()
  await replica.say(1)
  const first = await client.next()
  const restoring = new Client({ connectionString: database.ownerUrl })
  await restoring.connect()
  await beginLife(restoring, 'restored')
  await restoring.end()
  const resumed = await replica.follow(placeOf(first))
  expect(await numbers(resumed, 1)).toEqual(['reject_history'])
  await replica.stop()
})
