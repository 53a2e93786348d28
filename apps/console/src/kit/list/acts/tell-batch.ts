import { callOperation, type WriteOperation } from '@omc/sdk'
import { MutationObserver } from '@tanstack/react-query'
import { useCallback } from 'react'
import { refreshTouched } from '../../../kernel/data/use-write.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices, type Services } from '../../../kernel/services/services-context.ts'
import type { BatchResult } from '../list-acts.ts'

type Ports = Pick<Services, 'sdk' | 'queryClient' | 'toasts'>

/**
 * Shows the result of a batch in the act's words, with an undo if possible. The message outlives
 * the panel of the act.
 *
 * @param operation  operation of the batch: an undo touches the same records
 */
export function tellBatch(
  ports: Ports,
  operation: WriteOperation,
  { undo_id: undoId }: BatchResult,
  title: string,
): void {
  const undo = () => void undoBatch(ports, operation, undoId ?? '')
  ports.toasts.show({
    tone: 'success',
    title,
    ...(undoId ? { action: { label: i18n.t('rows.undo'), onSelect: undo } } : {}),
  })
}

/** `tellBatch` for use in a panel. */
export function useBatchNews(
  operation: WriteOperation,
): (result: BatchResult, title: string) => void {
  const { sdk, queryClient, toasts } = useServices()
  return useCallback(
    (result, title) => tellBatch({ sdk, queryClient, toasts }, operation, result, title),
    [sdk, queryClient, toasts, operation],
  )
}

/** Undoes a batch and shows the number of restored rows. The query client shows failures. */
export async function undoBatch(
  { sdk, queryClient, toasts }: Ports,
  operation: WriteOperation,
  id: string,
): Promise<void> {
  const undo = new MutationObserver(queryClient, {
    mutationKey: ['audit_events', 'undo'],
    mutationFn: () => callOperation(sdk, 'audit_events.undo', { id }),
    onSuccess: () => refreshTouched(queryClient, operation),
  })
  const answer = await undo.mutate().catch(() => null)
  if (answer === null) return
  const done = answer.succeeded.length
  const failed = answer.failed.length
  toasts.show(
    failed === 0
      ? { tone: 'success', title: i18n.t('rows.undone', { count: done }) }
      : { tone: 'warning', title: i18n.t('rows.undoPartly', { done, failed }) },
  )
}
