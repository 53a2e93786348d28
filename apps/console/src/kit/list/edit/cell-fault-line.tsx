import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CellFault } from './use-cell-save.ts'

type CellFaultLineProps = CellFault & {
  /** The value on the server, in words. */
  readonly present: ReactNode
}

/** Why a cell was not saved, and its present value. */
export function CellFaultLine({ reason, isClash, present }: CellFaultLineProps) {
  const { t } = useTranslation()
  return (
    <span role="alert" className="text-xs whitespace-normal text-danger-fg">
      {reason}
      <span className="block text-fg2">
        {t('listPart.present', { value: '' })}
        {present}
      </span>
      {isClash ? <span className="block text-fg2">{t('listPart.again')}</span> : null}
    </span>
  )
}
