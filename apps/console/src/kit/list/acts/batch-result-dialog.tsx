import type { WriteOperation } from '@omc/sdk'
import { Button, Dialog } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { refusalText } from '../../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import type { BatchResult } from '../list-acts.ts'
import { undoBatch } from './tell-batch.ts'

export type BatchResultDialogProps = {
  readonly result: BatchResult
  /** Operation that the batch ran. */
  readonly operation: WriteOperation
  readonly nameOf: (id: string) => string
  readonly onClose: () => void
}

/** Failed rows with their reasons. They stay selected; the other rows can be undone. */
export function BatchResultDialog({ result, operation, nameOf, onClose }: BatchResultDialogProps) {
  const { t } = useTranslation()
  const services = useServices()
  const { succeeded, failed, undo_id: undoId } = result
  const undo = () => {
    onClose()
    if (undoId) void undoBatch(services, operation, undoId)
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('rows.title')}
      description={t('rows.partly', { done: succeeded.length, failed: failed.length })}
      closeLabel={t('act.close')}
      footer={
        <>
          {undoId ? (
            <Button variant="ghost" onClick={undo}>
              {t('rows.undoDone', { count: succeeded.length })}
            </Button>
          ) : null}
          <Button onClick={onClose}>{t('rows.back')}</Button>
        </>
      }
    >
      <ul className="flex max-h-80 flex-col divide-y divide-line overflow-y-auto">
        {failed.map(({ id, error }) => (
          <li key={id} className="py-2 text-sm">
            <p className="text-fg">{nameOf(id)}</p>
            <p className="text-xs text-danger-fg">{refusalText(error, currentLanguage())}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
