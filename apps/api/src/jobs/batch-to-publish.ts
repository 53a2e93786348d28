import { sql, type Selectable } from 'kysely'
import T from 'typebox'
import type { CarryContentsTable } from '../db/publishing-tables.ts'
import { ownOrReview } from '../jsonapi/review-scope.ts'
import { Closed } from '../jsonapi/schema.ts'
import { compileCheck } from '../jsonapi/validate.ts'
import { selectAccount, type AccountKey } from '../workflows/find-account.ts'
import { queueContent, type Account, type ToPublish } from '../workflows/publish-matching.ts'
import { JobRefused, type Step, type Task } from './task.ts'

interface Input {
  matching: { status?: string; source?: string }
  expected: number
  wanted: ToPublish & AccountKey
}

const check = compileCheck(
  T.Object({
    matching: Closed({ status: T.Optional(T.String()), source: T.Optional(T.String()) }),
    expected: T.Integer({ minimum: 0 }),
    wanted: T.Object({ uid: T.String(), platform: T.Optional(T.String()) }),
  }),
)

/** Rows a step carries: short transactions, and a cancel is heard soon. */
const CHUNK = 50

/**
 * Puts everything that matches a filter into the queue of one account, if it is as many rows as
 * the person saw. A content that is queued already is counted as failed, so a second try after a
 * crash adds nothing twice.
 *
 * @source domain: batch verbs (more than 500 go as a job with a filter and the expected count)
 */
export const batchToPublish: Task = {
  kind: 'batch_to_publish',
  title: '批量加入发布队列',
  retryDelaysMs: [2000, 10_000, 60_000],
  async run({ input: raw, doneCount, step, progress }) {
    const input = readInput(raw)
    const ids = await step((one) => matchingIds(one, input))
    // After a crash part of the rows may have moved on; the count was checked by the first try.
    if (doneCount === 0 && ids.length !== input.expected) {
      const message = `符合条件的内容有 ${ids.length} 篇，而不是 ${input.expected} 篇 / ${ids.length} contents match, not ${input.expected}`
      throw new JobRefused('count_changed', message)
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
      message: `${queued} 篇已加入发布队列，${skipped} 篇跳过。/ ${queued} queued, ${skipped} skipped.`,
    }
  },
}

function readInput(raw: Readonly<Record<string, unknown>>): Input {
  const [fault] = check(raw)
  if (fault) throw new JobRefused('invalid_input', `${fault.path.join('/')}: ${fault.message}`)
  // The check above has proved this shape.
  return raw as unknown as Input
}

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
  if (!account)
    throw new JobRefused(
      'not_found',
      '工作室账号不存在或无权使用 / the account does not exist or is not yours',
    )
  return account
}
