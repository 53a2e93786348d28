import { says } from '@omc/core/problems'
import T from 'typebox'
import type { Operation } from '../../jsonapi/operation.ts'
import type { Registry } from '../../jsonapi/registry.ts'
import type { Bulk } from '../../jsonapi/resource.ts'
import { Count, Json } from '../../jsonapi/schema.ts'
import { defineTask } from '../define-task.ts'
import { JobRefused, type Task, type TaskRun } from '../task.ts'
import { actInJob } from './act-in-job.ts'
import { matchingRows } from './matching-rows.ts'
import { addAnswer, keepTally, openTally, tallyOf, type Answer, type Tally } from './tally.ts'

/** Rows of one transaction: short, and a cancel is heard soon. */
const AT_ONCE = 100

const input = T.Object({ id: Count, matching: Json, expected: Count, wanted: Json })

/** Addresses of the console where the rows of a resource stand. */
const ROWS: Readonly<Record<string, string>> = {
  carry_contents: '/carry/content/list?tab=carry',
  smart_contents: '/carry/content/list?tab=smart',
  creator_contents: '/carry/content/list?tab=creator',
  studio_contents: '/carry/content/list?tab=studio',
  windmill_contents: '/carry/content/list?tab=windmill',
  windmill_crowds: '/carry/content/list?tab=crowds',
  carry_items: '/guanghe/item/list',
  carry_materials: '/carry/material/list',
  carry_sources: '/carry/panel/list?tab=sources',
  carry_publishes: '/carry/publish/list?tab=published',
  publish_contents: '/carry/publish/list?tab=queue',
  smart_daren_accounts: '/guanghe/panel/buyin',
  goudong_gold_pools: '/carry/gold/rank',
}

/** Resources of the rows that these calls create, which differ from those of the rows they take. */
const MADE_ROWS: Readonly<Record<string, string>> = {
  'carry_contents.batch_to_publish': '/carry/publish/list?tab=queue',
  'carry_contents.sync_to_publish': '/carry/publish/list?tab=queue',
  'creator_contents.batch_create_publish_task': '/carry/publish/list?tab=queue',
}

/** @throws Error for a resource without an address, at the start of the server */
function rowsOf(operation: string, type: string): string {
  const rows = MADE_ROWS[operation] ?? ROWS[type]
  if (rows === undefined) throw new Error(`no address of the console for the rows of ${type}`)
  return rows
}

/**
 * The job of a bulk operation whose rows a filter chooses. It changes nothing when they are not as
 * many as the person saw. Rows go by ascending id up to the highest one of the first count, so new
 * rows stay out, and rows that a colleague has moved out of the filter meanwhile too.
 *
 * @source domain: verb table (batch_*: more go as a job with a filter and the expected count)
 */
export const changeMatching = (registry: Registry, operation: Operation, bulk: Bulk): Task =>
  defineTask({
    kind: operation.id,
    title: bulk.title,
    rows: rowsOf(operation.id, bulk.of().type),
    retryDelaysMs: [2000, 10_000, 60_000],
    input,
    async run(run) {
      const { matching, expected, id, wanted } = run.input
      const rows = matchingRows(run, bulk.of(), matching)
      let tally = await beginTally(run, rows, expected)
      await run.progress(tally.done_count, tally.total_count)
      for (;;) {
        const ids = await rows.next(tally.after_id, tally.last_id, bulk.atOnce ?? AT_ONCE)
        if (ids.length === 0) break
        const at = { done_count: tally.done_count + ids.length, after_id: ids.at(-1) ?? 0 }
        const acting = { registry, operation, id, input: { ...wanted, ids: ids.map(String) } }
        await actInJob(run, acting, async (step, answer) => {
          // as: every bulk operation answers with the results of its rows.
          tally = addAnswer(tally, answer as Answer, at)
          await keepTally(step, run.jobId, tally)
        })
        await run.progress(tally.done_count)
      }
      const { succeeded_count: succeeded, failed_count: failed } = tally
      return { ...tally, ...says('done.bulk', { succeeded, failed }) }
    },
  })

/** @throws JobRefused `count_changed` before the first portion */
async function beginTally(
  { jobId, step }: TaskRun,
  rows: ReturnType<typeof matchingRows>,
  expected: number,
): Promise<Tally> {
  const known = await step((one) => tallyOf(one, jobId))
  const { total_count, last_id } = known
  if (total_count !== undefined && last_id !== undefined)
    return openTally(known, { total_count, last_id })
  return rows.count(async (one, { count, lastId }) => {
    if (count !== expected) throw new JobRefused(says('count_changed.records', { count, expected }))
    const tally = openTally(known, { total_count: count, last_id: lastId })
    await keepTally(one, jobId, tally)
    return tally
  })
}
