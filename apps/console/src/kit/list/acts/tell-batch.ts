import type { WriteOperation } from '@omc/sdk'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import type { Services } from '../../../kernel/services/services-context.ts'
import type { BatchResult } from '../../tasks/read-batch.ts'
import { undoWrites } from '../../tasks/undo-writes.ts'

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
  { undo_id: undoId }: Pick<BatchResult, 'undo_id'>,
  title: string,
): void {
  const undo = () => void undoWrites(ports, operation, undoId ? [undoId] : [])
  ports.toasts.show({
    tone: 'success',
    title,
    ...(undoId ? { action: { label: i18n.t('rows.undo'), onSelect: undo } } : {}),
  })
}
