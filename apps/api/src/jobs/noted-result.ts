import type { Step, TaskRun } from './task.ts'

type Result = Record<string, unknown>

/**
 * Work that may be done once only: what came of it is noted in the transaction of the work itself,
 * so that a further try after a crash answers what the first has done and does nothing again.
 */
export const stepOnce = (
  { jobId, step }: Pick<TaskRun, 'jobId' | 'step'>,
  work: (step: Step) => Promise<Result>,
): Promise<Result> =>
  step(async (one) => {
    const done = await notedResult(one, jobId)
    if (done) return done
    const result = await work(one)
    await one.db
      .updateTable('jobs')
      .set({ result: JSON.stringify(result), updated_at: one.now })
      .where('id', '=', jobId)
      .execute()
    return result
  })

/** What an earlier try of the job did that could not write its end. */
export async function notedResult({ db }: Step, jobId: number): Promise<Result | undefined> {
  const job = await db
    .selectFrom('jobs')
    .select('result')
    .where('id', '=', jobId)
    .executeTakeFirst()
  return job?.result ?? undefined
}
