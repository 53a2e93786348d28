import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { createDesk, type Desk } from '../../workflows/ledger/testing/publishing-desk.ts'
import { leftAccount, publishFramed } from './testing/framed-queue.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

/** Where the server dies in a step: before its commit, or between commit and answer. */
const MOMENTS = ['commit', 'answer'] as const
type Moment = (typeof MOMENTS)[number]

class Killed extends Error {}

/** A database whose server dies once, in the n-th transaction; the page hears a broken connection. */
function dyingAt(step: number, moment: Moment, onStep: () => void = () => undefined) {
  let count = 0
  return (database: Database): Database => ({
    ...database,
    async asServer(run) {
      count += 1
      onStep()
      if (count !== step) return database.asServer(run)
      const answer = await database.asServer(async (db) => {
        const done = await run(db)
        if (moment === 'commit') throw new Killed()
        return done
      })
      if (moment === 'answer') throw new Killed()
      return answer
    },
  })
}

async function queueOfTwo() {
  const bench = await leftAccount(desk)
  for (const title of ['one', 'two']) await bench.queue({ title })
  return bench
}

/** Steps of a run in which the server lives. */
const STEPS = 16

describe('F1: a server that is killed at a step of publishing, while the page lives', () => {
  it(`takes ${STEPS} steps for two items`, async () => {
    let steps = 0
    const databaseOf = dyingAt(0, 'commit', () => (steps += 1))
    await publishFramed(desk, await queueOfTwo(), { databaseOf })
    expect(steps).toBe(STEPS)
  })

  it.each(
    Array.from({ length: STEPS }, (_, index) =>
      MOMENTS.map((moment) => [index + 1, moment] as const),
    ).flat(),
  )('step %i, killed before its %s: nothing is lost and nothing doubled', async (step, moment) => {
    const bench = await queueOfTwo()
    const { posts } = await publishFramed(desk, bench, { databaseOf: dyingAt(step, moment) })
    expect(posts).toEqual(['one', 'two'])
    const rows = await desk.t.rows(
      `select q.title, q.status, count(*) filter (where p.state = 'published')::int as published
       from publish_contents q left join publish_attempts p on p.publish_content_id = q.id
       where q.studio_account_id = $1 group by q.id order by q.id`,
      [bench.accountId],
    )
    expect(rows).toEqual([
      { title: 'one', status: 'published', published: 1 },
      { title: 'two', status: 'published', published: 1 },
    ])
  })
})
