import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFactories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import type { Db } from '../../db/database.ts'

let t: TestApp
let reader: Caller
let accountId: number
beforeAll(async () => {
  t = await createTestApp()
  reader = await t.as('manager')
  accountId = (await createFactories(t.database).account({ business_team_id: reader.teamId })).id
})
afterAll(() => t.close())
beforeEach(() => t.rows('delete from publish_events'))

const write = (db: Db, title: string, kind = 'published') =>
  db
    .insertInto('publish_events')
    .values({
      business_team_id: reader.teamId,
      studio_account_id: accountId,
      kind,
      detail: JSON.stringify({ title }),
      created_at: new Date(),
    })
    .execute()

/** A transaction that has written its event and stays open until it is told how to end. */
async function writing(title: string, events = 1) {
  let end: (how: 'commit' | 'roll back') => void = () => undefined
  const told = new Promise<string>((resolve) => (end = resolve))
  let hasWritten = () => undefined as void
  const written = new Promise<void>((resolve) => (hasWritten = resolve))
  const over = t.database.asServer(async (db) => {
    for (let n = 0; n < events; n += 1) await write(db, title)
    hasWritten()
    if ((await told) === 'roll back') throw new Error('rolled back')
  })
  await written
  return async (how: 'commit' | 'roll back') => {
    end(how)
    const outcome = await over.then(
      () => 'committed',
      (error: unknown) => String(error),
    )
    expect(outcome).toBe(how === 'commit' ? 'committed' : 'Error: rolled back')
  }
}

/** Turns of the event loop, for a moment that differs each time. */
async function turns(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** A consumer of the feed: what it has read, in order. */
function createConsumer(size = 50) {
  const seen: string[] = []
  let after: string | undefined
  return {
    seen,
    async read() {
      const { status, body } = await reader.get('/api/v1/publish_events', {
        sort: 'id',
        'page[size]': String(size),
        ...(after && { 'page[after]': after }),
      })
      expect(status).toBe(200)
      const found = body.data as { attributes: { detail: { title: string } } }[]
      seen.push(...found.map(({ attributes }) => attributes.detail.title))
      after = body.meta.next_cursor ?? after
      return found.length
    },
  }
}

describe('the feed of publish events', () => {
  it('shows nothing behind an event that is still to come, and then both in order', async () => {
    const consumer = createConsumer()
    const late = await writing('late')
    const early = await writing('early')
    await early('commit')
    await consumer.read()
    expect(consumer.seen).toEqual([])
    await late('commit')
    await consumer.read()
    expect(consumer.seen).toEqual(['late', 'early'])
  })

  it('goes on behind an event that never came', async () => {
    const consumer = createConsumer()
    const never = await writing('never')
    await (
      await writing('one')
    )('commit')
    await never('roll back')
    await consumer.read()
    expect(consumer.seen).toEqual(['one'])
  })

  it('goes on from its last row, also when a page was not full', async () => {
    const consumer = createConsumer(2)
    for (const title of ['one', 'two', 'three']) await (await writing(title))('commit')
    expect([await consumer.read(), await consumer.read(), await consumer.read()]).toEqual([2, 1, 0])
    await (
      await writing('four')
    )('commit')
    expect(await consumer.read()).toBe(1)
    expect(consumer.seen).toEqual(['one', 'two', 'three', 'four'])
  })

  it('misses none while many are written, and gives each once', async () => {
    const consumer = createConsumer(7)
    // Three at once, each of which ends when one of the others has begun something new.
    const writers = [0, 1, 2].map(async (writer) => {
      for (let n = 0; n < 12; n += 1) {
        const end = await writing(`w${writer}-${n}`, 1 + ((writer + n) % 3))
        await turns((n * 7 + writer * 5) % 23)
        await end((writer + n) % 8 === 0 ? 'roll back' : 'commit')
      }
    })
    const work = { isOver: false }
    const all = Promise.all(writers).then(() => (work.isOver = true))
    while (!work.isOver) await consumer.read()
    await all
    while ((await consumer.read()) > 0);
    const rows = await t.rows<{ detail: { title: string } }>(
      'select detail from publish_events order by id',
    )
    expect(consumer.seen).toEqual(rows.map(({ detail }) => detail.title))
    expect(consumer.seen.length).toBeGreaterThan(50)
  })

  it('takes one lock for a transaction, however many events it writes', async () => {
    const end = await writing('many', 200)
    const locks = await t.rows(
      `select 1 from pg_locks where locktype = 'advisory' and classid::bigint >> 8 = 720393
         and database = (select oid from pg_database where datname = current_database())`,
    )
    expect(locks).toHaveLength(1)
    await end('commit')
    expect(
      await t.rows(
        `select 1 from pg_locks where classid::bigint >> 8 = 720393 and locktype = 'advisory'`,
      ),
    ).toEqual([])
  })

  it('does not hold up the newest-first list that people look at', async () => {
    const late = await writing('late')
    await (
      await writing('early')
    )('commit')
    const { body } = await reader.get('/api/v1/publish_events', { sort: '-id' })
    expect(body.data).toHaveLength(1)
    await late('roll back')
  })
})
