import { callOperation, type Args, type WriteOperation } from '@omc/sdk'
import { MutationObserver } from '@tanstack/react-query'
import { refreshTouched } from '../../../kernel/data/use-write.ts'
import type { Services } from '../../../kernel/services/services-context.ts'
import type { ActRun } from '../list-acts.ts'
import type { BatchResult } from '../list-acts.ts'
import { readBatch } from './read-batch.ts'
import { tellBatch } from './tell-batch.ts'

type Ports = Pick<Services, 'sdk' | 'queryClient' | 'toasts'>

/**
 * Runs an act and shows its result. A per-row answer offers an undo and is shown here only if no
 * row failed. The query client shows failures.
 *
 * @returns the per-row answer, if any; null after a failure
 */
export async function runAct<Subject>(
  { sdk, queryClient, toasts }: Ports,
  operation: WriteOperation,
  { args, done }: Pick<ActRun<Subject>, 'args' | 'done'>,
  subject: Subject,
): Promise<{ readonly batch: BatchResult | null } | null> {
  const write = new MutationObserver(queryClient, {
    mutationKey: operation.split('.'),
    // as: `runs` ties the arguments to the operation.
    mutationFn: () => callOperation(sdk, operation, args(subject) as Args<WriteOperation>),
    onSuccess: () => refreshTouched(queryClient, operation),
  })
  // An operation without an answer has succeeded too.
  const result = await write.mutate().then(
    (answer: unknown) => ({ answer }),
    () => null,
  )
  if (result === null) return null
  const { answer } = result
  const batch = readBatch(answer)
  if (batch === null) toasts.show({ tone: 'success', title: done(answer, subject) })
  else if (batch.failed.length === 0)
    tellBatch({ sdk, queryClient, toasts }, operation, batch, done(answer, subject))
  return { batch }
}
