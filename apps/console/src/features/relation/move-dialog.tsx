import { Button, Dialog } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import type { Move } from './move.ts'
import { previewOf, type Holding } from './moves.ts'

type MoveDialogProps = {
  readonly move: Move
  readonly onClose: () => void
  readonly onConfirm: (changes: readonly Holding[]) => void
}

/** Confirmation of a move, with its rows and their new owner. */
export function MoveDialog({ move, onClose, onConfirm }: MoveDialogProps) {
  const { t } = useTranslation()
  const { title, to, rows, hint } = move
  const { changes, sameCount } = to ? previewOf(rows, to.id) : { changes: rows, sameCount: 0 }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={title}
      description={hint ?? t('relation.preview', { count: changes.length, name: to?.name ?? '' })}
      closeLabel={t('act.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button
            variant="primary"
            disabled={changes.length === 0}
            onClick={() => onConfirm(changes)}
          >
            {t('relation.confirm', { count: changes.length })}
          </Button>
        </>
      }
    >
      <ul
        aria-label={t('relation.changes')}
        className="max-h-80 divide-y divide-line overflow-y-auto"
      >
        {changes.map(({ id, name, holderName }) => (
          <li key={id} className="flex min-w-0 items-center justify-between gap-3 py-2 text-sm">
            <span title={name} className="min-w-0 truncate text-fg">
              {name}
            </span>
            <span className="shrink-0 text-xs text-fg3">
              {holderName}
              {to ? ` → ${to.name}` : ''}
            </span>
          </li>
        ))}
      </ul>
      {sameCount > 0 ? (
        <p className="pt-2 text-xs text-fg3">{t('relation.same', { count: sameCount })}</p>
      ) : null}
    </Dialog>
  )
}
