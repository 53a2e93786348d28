import type { FieldFact } from '@omc/sdk'
import { isApiError } from '@omc/sdk'
import { useRef, useState, type ReactNode } from 'react'
import { isChangedSince, sendUpdate, updatedAt } from '../../../kernel/data/send-update.ts'
import { refreshTouched } from '../../../kernel/data/use-write.ts'
import { errorText } from '../../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import type { ListRow } from '../list-names.ts'
import type { ListEdit } from './list-edit.ts'

/** A cell that a person may edit. */
export type EditCellProps = {
  readonly edit: ListEdit<ListRow>
  readonly row: ListRow
  readonly name: string
  readonly fact: FieldFact
  readonly value: unknown
  /** Name of the row. */
  readonly rowName: string
  /** The cell while it is not edited. */
  readonly children: ReactNode
}

export type CellFault = {
  readonly reason: string
  /** Somebody else changed the value meanwhile. */
  readonly isClash: boolean
}

/** Saves a cell, one call at a time, and tells why it was refused. */
export function useCellSave({ edit, row, name, value }: EditCellProps, onSaved: () => void) {
  const { sdk, queryClient } = useServices()
  const [fault, setFault] = useState<CellFault | null>(null)
  const isSaving = useRef(false)
  const { operation } = edit
  const save = async (next: unknown) => {
    if (isSaving.current) return
    isSaving.current = true
    try {
      await sendUpdate(sdk, {
        operation,
        args: { id: row.id, [name]: next },
        since: updatedAt(row),
        isFree: (present) => present[name] === value,
      })
      await refreshTouched(queryClient, operation)
      setFault(null)
      onSaved()
    } catch (error) {
      const reason = isApiError(error) ? error.fields[name] : undefined
      setFault({
        reason: reason ?? errorText(error, currentLanguage()),
        isClash: isChangedSince(error),
      })
      await refreshTouched(queryClient, operation)
    } finally {
      isSaving.current = false
    }
  }
  return { fault, setFault, save }
}
