import type { Services } from '../../../kernel/services/services-context.ts'
import type { ActRun } from '../list-acts.ts'
import type { OpenAct, Runnable } from '../open-act.ts'
import type { BatchDone } from './note-batch.ts'
import { runAct } from './run-act.ts'

/** Runs an act that needs neither a panel nor a question. @returns what it did row by row, if so */
export async function runNow<Row>(
  services: Services,
  open: OpenAct<Row>,
  { act, run, subject }: Runnable,
): Promise<BatchDone<Row> | null> {
  const answer = await runAct(services, act.operation, run, subject)
  return answer?.batch ? { ...subjectOf(open, run), result: answer.batch, act } : null
}

/** Rows that an act is about, and the arguments of a call for some of them. */
export function subjectOf<Row>(open: OpenAct<Row>, { args }: Pick<ActRun<unknown>, 'args'>) {
  if (open.tag === 'row') return { rows: [open.row], args: ([row]: readonly Row[]) => args(row) }
  return { rows: open.tag === 'bulk' ? open.rows : [], args }
}
