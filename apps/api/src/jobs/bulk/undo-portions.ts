import { says } from '@omc/core/problems'
import T from 'typebox'
import type { Registry } from '../../jsonapi/registry.ts'
import { Id } from '../../jsonapi/schema.ts'
import { UNDO_PORTIONS } from '../../resources/audit-events/undo-job.ts'
import { defineTask } from '../define-task.ts'
import type { Task } from '../task.ts'
import { actInJob } from './act-in-job.ts'
import { addAnswer, keepTally, openTally, tallyOf, type Answer } from './tally.ts'

const OPERATION = 'audit_events.undo'

/** Undoes the portions of a bulk job, the last one first. @source reliability T19 */
export const undoPortions = (registry: Registry): Task =>
  defineTask({
    kind: UNDO_PORTIONS,
    title: { zh: '撤销批量操作', en: 'Undo of a bulk change' },
    retryDelaysMs: [2000, 10_000, 60_000],
    input: T.Object({ undo_ids: T.Array(Id) }),
    async run(run) {
      const operation = registry.operations.find(({ id }) => id === OPERATION)
      if (!operation) throw new Error(`no operation is declared as ${OPERATION}`)
      const undoIds = run.input.undo_ids.toReversed()
      const known = await run.step((one) => tallyOf(one, run.jobId))
      let tally = openTally(known, { total_count: undoIds.length, last_id: 0 })
      await run.progress(tally.done_count, undoIds.length)
      for (const undoId of undoIds.slice(tally.done_count)) {
        const acting = { registry, operation, id: Number(undoId), input: {} }
        await actInJob(run, acting, async (step, answer) => {
          // as: an undo answers with the results of its rows.
          tally = addAnswer(tally, answer as Answer, {
            done_count: tally.done_count + 1,
            after_id: 0,
          })
          await keepTally(step, run.jobId, tally)
        })
        await run.progress(tally.done_count)
      }
      const { succeeded_count: succeeded, failed_count: failed } = tally
      return { ...tally, ...says('done.bulk', { succeeded, failed }) }
    },
  })
