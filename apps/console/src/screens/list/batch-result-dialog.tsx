import { Button, Dialog } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '../../app/errors/error-text.ts'
import { currentLanguage } from '../../app/i18n/i18n.ts'
import type { BatchResult } from './list-definition.ts'

export type BatchResultDialogProps = {
  readonly result: BatchResult | null
  readonly nameOf: (id: string) => string
  readonly onClose: () => void
}

/** Which rows failed and why. The failed ones stay chosen. */
export function BatchResultDialog({ result, nameOf, onClose }: BatchResultDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={result !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('list.batchTitle')}
      description={t('list.batchPartly', {
        done: result?.succeeded.length ?? 0,
        failed: result?.failed.length ?? 0,
      })}
      closeLabel={t('act.close')}
      footer={<Button onClick={onClose}>{t('list.batchBack')}</Button>}
    >
      <ul className="flex max-h-80 flex-col divide-y divide-line overflow-y-auto">
        {result?.failed.map(({ id, error }) => (
          <li key={id} className="py-2 text-sm">
            <p className="text-fg">{nameOf(id)}</p>
            <p className="text-xs text-danger-fg">{inLanguage(error.message, currentLanguage())}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
