import { says } from '@omc/core/problems'
import T from 'typebox'
import { auditInto } from '../../jsonapi/audit.ts'
import { Problem, sayingOf } from '../../kernel/problem.ts'
import { openTable } from '../../offload/open-table.ts'
import { importSmart } from '../../resources/smart-contents/smart-import.ts'
import { defineTask } from '../define-task.ts'
import { jobResult, stepOnce } from '../job-result.ts'
import { JobRefused } from '../task.ts'

const MAX_BYTES = 10 * 1024 * 1024
const TABLES = ['text/', 'application/'] as const

/**
 * Fetches a table from an address and stores its rows as smart contents. They are stored in one
 * step together with the result, so that a second try after a crash adds nothing twice.
 *
 * @source domain: verb table (import_remote_data); reliability T12, C20
 */
export const importRemoteData = defineTask({
  kind: 'import_remote_data',
  rows: '/carry/content/list?tab=smart',
  title: { zh: '从网址导入内容', en: 'Import from an address' },
  retryDelaysMs: [5_000, 60_000],
  input: T.Object({
    url: T.String(),
    mapping: T.Optional(T.Record(T.String(), T.String())),
    defaults: T.Object({
      source: T.Optional(T.String()),
      category: T.Optional(T.String()),
      topic: T.Optional(T.String()),
    }),
  }),
  async run(run) {
    const { url, mapping, defaults } = run.input
    const done = await run.step((one) => jobResult(one, run.jobId))
    if (done) return done
    const { outbound } = await run.step(async ({ services }) => services)
    const answer = await outbound.fetch(url, { maxBytes: MAX_BYTES, accept: TABLES })
    if (answer.status !== 200)
      throw new JobRefused(says('outside_refused', { status: answer.status }))
    const table = await openTable(answer.bytes).catch(refuse)
    await run.progress(0, table.rows.length)
    const result = await stepOnce(run, async ({ db, now, actor }) => {
      const { succeeded, failed, undo_id } = await importSmart(
        { db, now, actor, audit: (entry) => auditInto(db, { actor, now }, entry) },
        { operation: 'smart_contents.import_remote_data', table, mapping, defaults },
      )
      return {
        imported: succeeded.length,
        failed,
        undo_id,
        ...says('done.imported', { imported: succeeded.length, failed: failed.length }),
      }
    })
    await run.progress(table.rows.length)
    return result
  },
})

/** A table that cannot be read is the same at the next try. */
function refuse(error: unknown): never {
  if (error instanceof Problem) throw new JobRefused(sayingOf(error))
  throw error
}
