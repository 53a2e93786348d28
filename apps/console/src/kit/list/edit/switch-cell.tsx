import { Switch } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { fieldText } from '../../field-text.ts'
import { CellFaultLine } from './cell-fault-line.tsx'
import { useCellSave, type EditCellProps } from './use-cell-save.ts'

/** A yes or no that a press changes at once; the word for it stands beside. */
export function SwitchCell(props: EditCellProps) {
  const { fact, value, rowName, children } = props
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const { fault, save } = useCellSave(props, () => undefined)
  const press = async (next: boolean) => {
    setWanted(next)
    await save(next)
    setWanted(null)
  }
  return (
    <span className="flex flex-col gap-1">
      <span className="flex items-center gap-2">
        <Switch
          isLabelHidden
          label={t('list.chip', { name: fieldLabel(fact), value: rowName })}
          checked={wanted ?? value === true}
          onCheckedChange={(next) => void press(next)}
        />
        {children}
      </span>
      {/* Of two values, somebody else's change is the one that was wanted. */}
      {fault === null || fault.isClash ? null : (
        <CellFaultLine {...fault} present={fieldText(fact, value)} />
      )}
    </span>
  )
}
