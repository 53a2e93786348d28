import { findRows } from '../../jsonapi/batch.ts'
import type { Context } from '../../jsonapi/context.ts'
import type { RecordAnswer } from '../../jsonapi/present-answer.ts'
import { problem } from '../../kernel/problem.ts'
import { findAccount } from '../../workflows/find-account.ts'
import { startJob } from '../../workflows/jobs/start-job.ts'
import { carryPublishRows } from './carry-publish-rows.ts'

interface Input {
  ids?: string[]
  uid?: string
  draft?: boolean
  activity?: boolean
  priority?: number
}

/**
 * Puts records that are ready into the publishing queue once more, in the background: into that of
 * their own account, or of the one that is named.
 *
 * @throws Problem 404 naming the ids or the account that are not there
 */
export async function execPublishJob(
  context: Context,
  { input }: { input: Input },
): Promise<RecordAnswer> {
  if (input.uid !== undefined) await findAccount(context, input.uid)
  if (input.ids) await assertAll(context, input.ids)
  const id = await startJob(context, {
    kind: 'publish_processed',
    input: { ...input },
    operation: 'carry_publishes.exec_publish_job',
  })
  return { id }
}

async function assertAll(context: Context, ids: readonly string[]) {
  const { failed } = await findRows(context, carryPublishRows, ids)
  if (failed.length === 0) return
  const missing = failed.map(({ id }) => id)
  throw problem(
    'not_found.publish_records',
    { ids: missing.join(', ') },
    {
      source: { pointer: '/data/attributes/ids' },
      meta: { ids: missing },
    },
  )
}
