import type { Result } from '@omc/sdk'
import { isRecord } from '../../kernel/data/is-record.ts'

export type Job = Result<'jobs.get'>

/** Whether an operation answered with the job that it started. */
export const isJob = (answer: unknown): answer is Job => isRecord(answer) && 'done_count' in answer
