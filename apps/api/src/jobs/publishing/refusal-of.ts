import type { LedgerRefusal } from '@omc/publisher'
import { databaseProblem } from '../../jsonapi/database-problem.ts'
import { Problem } from '../../kernel/problem.ts'

/** A no of the ledger, or of a rule of the database behind it; undefined for any other error. */
export function refusalOf(error: unknown): LedgerRefusal | undefined {
  const problem = error instanceof Problem ? error : databaseProblem(error)
  return (
    problem && { code: problem.code, status: problem.status, meta: problem.details[0]?.meta ?? {} }
  )
}
