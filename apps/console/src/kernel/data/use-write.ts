import {
  allOperations,
  callOperation,
  type Args,
  type Result,
  type Sdk,
  type WriteOperation,
} from '@omc/sdk'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'

export type UseWriteOptions = {
  /** The form shows the failure itself, so no message is shown over the page. */
  readonly isShownInPlace?: boolean
}

/**
 * A writing operation as a mutation; when it is through, everything it touches is read again.
 * Reading operations do not compile.
 */
export function useWrite<Op extends WriteOperation>(
  sdk: Sdk,
  op: Op,
  { isShownInPlace = false }: UseWriteOptions = {},
) {
  const queryClient = useQueryClient()
  return useMutation<Result<Op>, Error, Args<Op>>({
    mutationKey: op.split('.'),
    mutationFn: (args) => callOperation(sdk, op, args),
    onSuccess: () => refreshTouched(queryClient, op),
    meta: { isShownInPlace },
  })
}

/** Marks the lists and records that an operation made out of date. */
export async function refreshTouched(queryClient: QueryClient, op: WriteOperation): Promise<void> {
  const { touches = [] } = allOperations().get(op) ?? {}
  await Promise.all(
    touches.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })),
  )
}
