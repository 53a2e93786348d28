import { callOperation, type Args, type Result, type WriteOperation } from '@omc/sdk'
import { MutationObserver } from '@tanstack/react-query'
import type { Services } from '../services/services-context.ts'
import { refreshTouched } from './use-write.ts'

type Ports = Pick<Services, 'sdk' | 'queryClient'>

type RunWriteOptions<Op extends WriteOperation> = {
  /** Operation that touches the same records; default: the operation itself. */
  readonly touched?: WriteOperation | undefined
  /** Takes the place of the plain call. */
  readonly send?: () => Promise<Result<Op>>
}

/**
 * Runs a write operation outside of a component; afterwards everything it touches is refetched. The
 * query client shows failures.
 *
 * @returns null after a failure
 */
export async function runWrite<Op extends WriteOperation>(
  { sdk, queryClient }: Ports,
  operation: Op,
  args: Args<Op>,
  { touched = operation, send }: RunWriteOptions<Op> = {},
): Promise<{ readonly answer: Result<Op> } | null> {
  const write = new MutationObserver<Result<Op>>(queryClient, {
    mutationKey: operation.split('.'),
    mutationFn: () => send?.() ?? callOperation(sdk, operation, args),
    onSuccess: () => refreshTouched(queryClient, touched),
  })
  // An operation without an answer has succeeded too.
  return write.mutate().then(
    (answer) => ({ answer }),
    () => null,
  )
}
