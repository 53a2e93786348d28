import type { WriteOperation } from '@omc/sdk'
import { refreshAfter, runWrite } from '../../kernel/data/run-write.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { Services } from '../../kernel/services/services-context.ts'

const UNDO = 'audit_events.undo'

type Ports = Pick<Services, 'sdk' | 'queryClient' | 'toasts'>

/**
 * Undoes calls of an operation, the newest first, and shows the number of restored rows. It ends at
 * the first failure, which the query client shows.
 *
 * @param operation  an undo touches the same records
 * @param undoIds    oldest first
 * @returns          those that were not undone
 */
export async function undoWrites(
  ports: Ports,
  operation: WriteOperation | null,
  undoIds: readonly string[],
): Promise<readonly string[]> {
  const undo = () => undoEach(ports, undoIds)
  const { left, done, failed } = await refreshAfter(ports, operation ?? UNDO, undo)
  if (left.length < undoIds.length)
    ports.toasts.show(
      failed === 0
        ? { tone: 'success', title: i18n.t('rows.undone', { count: done }) }
        : { tone: 'warning', title: i18n.t('rows.undoPartly', { done, failed }) },
    )
  return left
}

async function undoEach(ports: Ports, undoIds: readonly string[]) {
  const left = [...undoIds]
  let done = 0
  let failed = 0
  for (let id = left.at(-1); id !== undefined; id = left.at(-1)) {
    // One after the other: a later call may stand on an earlier one.
    // oxlint-disable-next-line no-await-in-loop
    const result = await runWrite(ports, UNDO, { id }, { isOneOfMany: true })
    if (result === null) break
    left.pop()
    done += result.answer.succeeded.length
    failed += result.answer.failed.length
  }
  return { left, done, failed }
}
