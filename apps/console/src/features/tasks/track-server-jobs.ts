import type { Services } from '../../kernel/services/services-context.ts'
import { mayRun } from '../../kit/may-run.ts'
import { kindName } from '../../kit/tasks/job-kinds.ts'
import { trackJob } from '../../kit/tasks/track-job.ts'

const MOST = 100

/**
 * Adds the open jobs that the person started, in this page or elsewhere. A failed read is not
 * shown: the list of jobs says the same.
 */
export async function trackServerJobs(services: Services): Promise<void> {
  const { sdk, session } = services
  const { person } = session.state
  if (!person || !mayRun(person, 'jobs.list')) return
  const jobs = await sdk.jobs
    .list({
      filter: { state: ['queued', 'running'], user_id: [person.id] },
      sort: ['-created_at'],
      page: { size: MOST },
    })
    .catch(() => null)
  const own = jobs?.items ?? []
  const files = own.some(({ kind }) => kind === 'export') ? await exportsByJob(services) : new Map()
  for (const job of own.toReversed()) {
    const exportId = files.get(job.id)
    trackJob(services, {
      jobId: job.id,
      title: kindName(job.kind),
      operation: null,
      startedAt: Date.parse(job.created_at),
      ...(exportId === undefined ? {} : { exportId }),
    })
  }
}

async function exportsByJob({ sdk, session }: Services): Promise<ReadonlyMap<string, string>> {
  if (!mayRun(session.state.person, 'exports.list')) return new Map()
  const exported = await sdk.exports.list({ page: { size: MOST } }).catch(() => null)
  return new Map((exported?.items ?? []).map(({ job_id: jobId, id }) => [jobId ?? '', id]))
}
