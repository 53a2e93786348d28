import {
  allOperations,
  callOperation,
  type Args,
  type Result,
  type Sdk,
  type WriteOperation,
} from '@omc/sdk'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'

export type UseWriteOptions<Op extends WriteOperation> = {
  /** The form shows the failure itself, so no toast is shown. */
  readonly isShownInPlace?: boolean
  /** Takes the place of the plain call. */
  readonly send?: (args: Args<Op>) => Promise<Result<Op>>
}

/**
 * A write operation as a mutation; after success everything it touches is refetched. Read
 * operations do not compile.
 */
export function useWrite<Op extends WriteOperation>(
  sdk: Sdk,
  op: Op,
  { isShownInPlace = false, send }: UseWriteOptions<Op> = {},
) {
  const queryClient = useQueryClient()
  return useMutation<Result<Op>, Error, Args<Op>>({
    mutationKey: op.split('.'),
    mutationFn: (args) => send?.(args) ?? callOperation(sdk, op, args),
    onSuccess: () => refreshTouched(queryClient, op),
    meta: { isShownInPlace },
  })
}

/** Records what every write did. */
const TRAIL = 'audit_events'

/** Invalidates the lists and records that an operation changed, and the trail that tells of it. */
export async function refreshTouched(queryClient: QueryClient, op: WriteOperation): Promise<void> {
  const { touches = [] } = allOperations().get(op) ?? {}
  await Promise.all(
    [...new Set([...touches, TRAIL])].map((resource) =>
      queryClient.invalidateQueries({ queryKey: [resource] }),
    ),
  )
}
