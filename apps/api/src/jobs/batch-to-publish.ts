import { says } from '@omc/core/problems'
import { sql, type Selectable } from 'kysely'
import T, { type Static } from 'typebox'
import type { CarryContentsTable } from '../db/publishing-tables.ts'
import { ownOrReview } from '../jsonapi/review-scope.ts'
import { Closed, Count } from '../jsonapi/schema.ts'
import { selectAccount, type AccountKey } from '../workflows/find-account.ts'
import { type Account, queueContent } from '../workflows/publish-matching.ts'
import { defineTask } from './define-task.ts'
import { JobRefused, type Step } from './task.ts'

const input = T.Object({
  matching: Closed({ status: T.Optional(T.String()), source: T.Optional(T.String()) }),
  expected: Count,
  wanted: T.Object({
    uid: T.String(),
    platform: T.Optional(T.String()),
    draft: T.Optional(T.Boolean()),
    activity: T.Optional(T.Boolean()),
    priority: T.Optional(T.Integer()),
    again: T.Optional(T.Boolean()),
  }),
})
type Input = Static<typeof input>

/** Rows a step carries: short transactions, and a cancel is heard soon. */
const CHUNK = 50

/**
 * Puts everything that matches a filter into the queue of one account, if it is as many rows as
 * the person saw. A content that is queued already is counted as failed, so a second try after a
 * crash adds nothing twice.
 *
 * @source domain: batch verbs (more than 500 go as a job with a filter and the expected count)
 */
export const batchToPublish = defineTask({
  kind: 'batch_to_publish',
  rows: '/carry/publish/list?tab=queue',
  title: { zh: '批量加入发布队列', en: 'Adding to the publish queue' },
  retryDelaysMs: [2000, 10_000, 60_000],
  input,
  async run({ input, doneCount, step, progress }) {
    const ids = await step((one) => matchingIds(one, input))
    // After a crash part of the rows may have moved on; the count was checked by the first try.
    if (doneCount === 0 && ids.length !== input.expected) {
      throw new JobRefused(
        says('count_changed.contents', { count: ids.length, expected: input.expected }),
      )
    }
    await progress(0, ids.length)
    let queued = 0
    for (let from = 0; from < ids.length; from += CHUNK) {
      const chunk = ids.slice(from, from + CHUNK)
      queued += await step((one) => queueChunk(one, input, chunk))
      await progress(Math.min(from + CHUNK, ids.length))
    }
    const skipped = ids.length - queued
    return {
      queued,
      skipped,
      ...says('done.batch_to_publish', { queued, skipped }),
    }
  },
})

async function matchingIds({ db, actor }: Step, { matching }: Input): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from carry_contents t
    where t.deleted_at is null and ${ownOrReview('carry_contents')(actor)}
      and (${matching.status ?? null}::text is null or t.status = ${matching.status ?? null})
      and (${matching.source ?? null}::text is null or t.source = ${matching.source ?? null})
    order by t.id`.execute(db)
  return rows.map(({ id }) => id)
}

async function queueChunk(
  { db, now, services, actor, announce }: Step,
  { wanted }: Input,
  ids: readonly number[],
) {
  const account = await findAccount(db, actor, wanted)
  const { rows } = await sql<Selectable<CarryContentsTable>>`
    select t.* from carry_contents t
    where t.id = any(${ids}::bigint[]) and t.deleted_at is null and ${ownOrReview('carry_contents')(actor)} order by t.id`.execute(
    db,
  )
  const work = { db, now, settings: services.config, userId: actor.userId, announce }
  let queued = 0
  for (const content of rows) {
    const result = await queueContent(work, { account, content, wanted })
    if (result.tag === 'queued') queued += 1
  }
  return queued
}

async function findAccount(
  db: Step['db'],
  actor: Step['actor'],
  wanted: AccountKey,
): Promise<Account> {
  const account = await selectAccount(db, actor, wanted)
  if (!account) throw new JobRefused(says('not_found.account'))
  return account
}
