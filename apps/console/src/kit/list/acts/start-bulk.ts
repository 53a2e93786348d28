import type { Args, WriteOperation } from '@omc/sdk'
import { runWrite } from '../../../kernel/data/run-write.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import type { Services } from '../../../kernel/services/services-context.ts'
import { readBatch } from '../../tasks/read-batch.ts'
import { startCalls } from '../../tasks/run-calls.ts'
import { showTask } from '../../tasks/task-store.ts'
import { taskIdOf, trackJob } from '../../tasks/track-job.ts'
import type { ArgsOfRows, BulkAct, ManyRows } from '../list-acts.ts'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'
import type { Scope } from '../list-scope.ts'
import type { ListState } from '../list-state.ts'
import { CALL_SIZE } from '../open-act.ts'
import { matchingOf } from './matching.ts'
import { walkList } from './walk-list.ts'

export type BulkStart<Row extends ListRow> = {
  readonly list: ListDefinition<Row>
  readonly state: ListState
  readonly scope: Scope
  readonly act: BulkAct<Row>
  readonly rows: readonly Row[]
  /** Number of rows that match, if all of them are selected. */
  readonly all: number | null
}

/** How an act runs that goes beyond one call; undefined if one call is enough. */
export function manyOf<Row extends ListRow>(
  services: Services,
  { list, state, scope, act, rows, all }: BulkStart<Row>,
): ManyRows<Row> | undefined {
  if (all === null && rows.length <= CALL_SIZE && !act.oneCallPerRow) return undefined
  const count = all ?? rows.length
  const matching = all === null || !act.matching ? null : matchingOf(list, state, scope)
  const subjects = (some: readonly Row[]) =>
    some.map((row) => ({ id: row.id, name: list.rowName(row), row }))
  const walk = { list, state, scope, expected: count }
  const read = async (signal: AbortSignal) =>
    all === null ? rows : walkList(services.sdk, walk, signal)
  const startHere = (args: ArgsOfRows<Row>) =>
    void startCalls(services, {
      title: act.label(),
      operation: act.operation,
      count,
      rows: async (signal) => subjects(await read(signal)),
      args: (some) => args(some.map(({ row }) => row)),
      size: act.oneCallPerRow ? 1 : CALL_SIZE,
    })
  return {
    count,
    read,
    start(args) {
      if (matching === null) startHere(args)
      else {
        const rest = withoutIds(args([]))
        void startJob(services, act, { ...rest, matching, expected_count: count })
      }
    },
  }
}

/** Has the server work on all matching rows. */
async function startJob(
  services: Services,
  act: Pick<BulkAct<never>, 'operation' | 'label'>,
  args: object,
): Promise<void> {
  // as: the act declares that its operation takes `matching`.
  const result = await runWrite(services, act.operation, args as Args<WriteOperation>)
  const batch = readBatch(result?.answer)
  if (batch?.job_id) {
    trackJob(services, { jobId: batch.job_id, title: act.label(), operation: act.operation })
    showTask(taskIdOf(batch.job_id))
  } else if (batch) {
    const count = batch.succeeded.length
    services.toasts.show({ tone: 'success', title: i18n.t('bulk.done', { count }) })
  }
}

const withoutIds = (args: object): object =>
  Object.fromEntries(Object.entries(args).filter(([name]) => name !== 'ids'))
