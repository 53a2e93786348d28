import { findRows } from '../../jsonapi/batch.ts'
import type { Context } from '../../jsonapi/context.ts'
import { notFound, problem } from '../../kernel/problem.ts'
import { startJob } from '../../workflows/jobs/start-job.ts'
import { studioSourceRows } from './studio-source-rows.ts'

/** Default number of pieces per run. */
const DEFAULT_LIMIT = 200

/**
 * Starts collecting from one author.
 *
 * @throws Problem 404; 409 `no_author`
 */
export async function execSourceJob(
  context: Context,
  { id, input }: { id: number; input: { since?: string; limit?: number } },
) {
  const { rows } = await findRows<{ author_id: string | null }>(context, studioSourceRows, [
    String(id),
  ])
  const [source] = rows
  if (!source) throw notFound(studioSourceRows.label)
  if (source.author_id === null) throw problem('no_author.source')
  const jobId = await startJob(context, {
    kind: 'collect_studio_source',
    operation: 'studio_sources.exec_job',
    input: {
      source_id: id,
      limit: input.limit ?? DEFAULT_LIMIT,
      ...(input.since === undefined ? {} : { since: input.since }),
    },
  })
  return { id: jobId }
}
