import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import T, { type Static } from 'typebox'
import { auditInto } from '../../jsonapi/audit.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import { Count, OneOf } from '../../jsonapi/schema.ts'
import { ownOrOfOwnAccounts } from '../../jsonapi/scope.ts'
import { carryPublishRows } from '../../resources/carry-publishes/carry-publish-rows.ts'
import {
  publishColumns,
  type PublishStatus,
} from '../../resources/carry-publishes/move-publishes.ts'
import { defineTask } from '../define-task.ts'
import { JobRefused, type Step } from '../task.ts'

const Text = T.Optional(T.String())
const input = T.Object({
  matching: T.Object({
    status: Text,
    channel: Text,
    studio_account_id: Text,
    publish_tag: Text,
    since: Text,
    until: Text,
  }),
  expected: Count,
  status: OneOf('processed', 'deleted'),
})
type Input = Static<typeof input>

/** Rows a step carries: short transactions, and a cancel is heard soon. */
const CHUNK = 200

/**
 * Moves every record that matches, if they are as many as the person saw. What has moved does not
 * match any more as something to move, so a further try goes on where the first ended.
 *
 * @source domain: verb table (all_in_*: more go as a job with a filter and the expected count)
 */
export const movePublishes = defineTask({
  kind: 'move_publishes',
  rows: '/carry/publish/list?tab=queue',
  title: { zh: '批量处理发布记录', en: 'Publish record update' },
  retryDelaysMs: [2000, 10_000, 60_000],
  input,
  async run({ input, doneCount, step, progress }) {
    const ids = await step((one) => matchingIds(one, input))
    if (doneCount === 0 && ids.length !== input.expected) {
      throw new JobRefused(
        says('count_changed.records', { count: ids.length, expected: input.expected }),
      )
    }
    await progress(doneCount, doneCount + ids.length)
    let moved = 0
    for (let from = 0; from < ids.length; from += CHUNK) {
      moved += await step((one) => move(one, input.status, ids.slice(from, from + CHUNK)))
      await progress(doneCount + Math.min(from + CHUNK, ids.length))
    }
    return { moved, ...says('done.publishes_moved', { moved }) }
  },
})

async function matchingIds({ db, actor }: Step, { matching: m, status }: Input): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from carry_publishes t
    where t.deleted_at is null and t.status <> ${status} and ${ownOrOfOwnAccounts(actor)}
      and (${m.status ?? null}::text is null or t.status = ${m.status ?? null})
      and (${m.channel ?? null}::text is null or t.channel = ${m.channel ?? null})
      and (${m.studio_account_id ?? null}::bigint is null or t.studio_account_id = ${m.studio_account_id ?? null}::bigint)
      and (${m.publish_tag ?? null}::text is null or t.publish_tag = ${m.publish_tag ?? null})
      and (${m.since ?? null}::timestamptz is null or t.created_at >= ${m.since ?? null}::timestamptz)
      and (${m.until ?? null}::timestamptz is null or t.created_at < ${m.until ?? null}::timestamptz)
    order by t.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whatever moved meanwhile is left alone. */
async function move({ db, now, actor }: Step, status: PublishStatus, ids: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    select t.id from carry_publishes t
    where t.id = any(${[...ids]}::bigint[]) and t.deleted_at is null and t.status <> ${status}
    order by t.id for update`.execute(db)
  await changeRows(
    { db, now, audit: (entry) => auditInto(db, { actor, now }, entry) },
    {
      operation: `carry_publishes.all_in_${status}`,
      resource: carryPublishRows,
      ids: rows.map(({ id }) => id),
      set: publishColumns(status, now),
    },
  )
  return rows.length
}
