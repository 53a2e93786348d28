import { IconButton } from '@omc/ui'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { movesOf } from './moves-of.ts'
import { OpenCell } from './open-cell.tsx'
import { SwitchCell } from './switch-cell.tsx'
import type { EditCellProps } from './use-cell-save.ts'

/**
 * A cell that is edited in place: Enter or leaving it saves, Esc drops the change. A yes or no
 * changes at once.
 *
 * @source screens §1, edit
 */
export function EditCell(props: EditCellProps) {
  const { fact, children } = props
  if (fact.kind === 'flag') return <SwitchCell {...props} />
  if (fact.kind === 'choice' && movesOf(props).length === 0) return children
  return <PencilCell {...props} />
}

function PencilCell(props: EditCellProps) {
  const { t } = useTranslation()
  // Ended by a key, the focus goes back to the pencil.
  const [state, setState] = useState<'shown' | 'open' | 'back'>('shown')
  const { fact, rowName, children } = props
  const label = t('listPart.edit', { field: fieldLabel(fact), name: rowName })
  if (state === 'open')
    return (
      <OpenCell {...props} label={label} onClose={(byKey) => setState(byKey ? 'back' : 'shown')} />
    )
  return (
    <span className="group/edit flex min-w-0 items-center gap-1">
      <span className="min-w-0">{children}</span>
      <IconButton
        data-edits
        size="sm"
        hasTooltip={false}
        label={label}
        icon={<Pencil size={14} aria-hidden />}
        // The key that ended the edit would else leave the focus nowhere.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={state === 'back'}
        className="opacity-0 group-hover/edit:opacity-100 focus-visible:opacity-100 touch:opacity-100"
        onClick={() => setState('open')}
      />
    </span>
  )
}
