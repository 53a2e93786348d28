import { callOperation, type Args, type Result, type WriteOperation } from '@omc/sdk'
import { MutationObserver } from '@tanstack/react-query'
import type { Services } from '../services/services-context.ts'
import { refreshTouched } from './use-write.ts'

type Ports = Pick<Services, 'sdk' | 'queryClient'>

type RunWriteOptions<Op extends WriteOperation> = {
  /** Takes the place of the plain call. */
  readonly send?: () => Promise<Result<Op>>
  /** The call is one of several in `refreshAfter`. */
  readonly isOneOfMany?: boolean
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
  { send, isOneOfMany = false }: RunWriteOptions<Op> = {},
): Promise<{ readonly answer: Result<Op> } | null> {
  const write = new MutationObserver<Result<Op>>(queryClient, {
    mutationKey: operation.split('.'),
    mutationFn: () => send?.() ?? callOperation(sdk, operation, args),
    onSuccess: () => (isOneOfMany ? undefined : refreshTouched(queryClient, operation)),
  })
  // An operation without an answer has succeeded too.
  return write.mutate().then(
    (answer) => ({ answer }),
    () => null,
  )
}

/** Runs several writes, and refetches what they touched once, after the last. */
export async function refreshAfter<T>(
  { queryClient }: Pick<Ports, 'queryClient'>,
  touched: WriteOperation,
  writes: () => Promise<T>,
): Promise<T> {
  try {
    return await writes()
  } finally {
    await refreshTouched(queryClient, touched)
  }
}
