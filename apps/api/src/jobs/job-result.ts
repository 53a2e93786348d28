import type { Step, TaskRun } from './task.ts'

type Result = Record<string, unknown>

/** What a result adds to its notice. */
export type Remark = {
  /** Done, and not as it was wanted. */
  level?: 'warning'
  /** Address of the rows that a person has to look at, in place of those of the task. */
  rows?: string
}

export const remarkIn = ({ level, rows }: Result): Remark => ({
  ...(level === 'warning' ? { level } : {}),
  ...(typeof rows === 'string' ? { rows } : {}),
})

/**
 * Runs work that may happen only once. Its result is stored in the transaction of the work itself, so
 * that a retry after a crash returns the stored result and does nothing.
 */
export const stepOnce = (
  { jobId, step }: Pick<TaskRun, 'jobId' | 'step'>,
  work: (step: Step) => Promise<Result>,
): Promise<Result> =>
  step(async (one) => {
    const done = await jobResult(one, jobId)
    if (done) return done
    const result = await work(one)
    await one.db
      .updateTable('jobs')
      .set({ result: JSON.stringify(result), updated_at: one.now })
      .where('id', '=', jobId)
      .execute()
    return result
  })

/** The result that an earlier try stored before it stopped; undefined without one. */
export async function jobResult({ db }: Step, jobId: number): Promise<Result | undefined> {
  const job = await db
    .selectFrom('jobs')
    .select('result')
    .where('id', '=', jobId)
    .executeTakeFirst()
  return job?.result ?? undefined
}
