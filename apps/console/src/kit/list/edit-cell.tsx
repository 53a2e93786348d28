import { callOperation, isApiError, type FieldFact, type WriteOperation } from '@omc/sdk'
import { IconButton, Input } from '@omc/ui'
import { Pencil } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { refreshTouched } from '../../kernel/data/use-write.ts'
import { errorText } from '../../kernel/errors/error-text.ts'
import { fieldLabel } from '../../kernel/i18n/field-label.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { fieldText } from './field-text.ts'
import { parseCell } from './parse-cell.ts'

export type EditCellProps = {
  readonly operation: WriteOperation
  readonly id: string
  readonly name: string
  readonly fact: FieldFact
  readonly value: unknown
  /** Name of the row. */
  readonly rowName: string
  /** The cell while it is not edited. */
  readonly children: ReactNode
}

/** A cell that is edited in place: Enter or leaving it saves, Esc drops the text. */
export function EditCell(props: EditCellProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { fact, rowName, children } = props
  if (isOpen) return <OpenCell {...props} onClose={() => setOpen(false)} />
  return (
    <span className="group/edit flex min-w-0 items-center gap-1">
      <span className="min-w-0">{children}</span>
      <IconButton
        size="sm"
        hasTooltip={false}
        label={t('listPart.edit', { field: fieldLabel(fact), name: rowName })}
        icon={<Pencil size={14} aria-hidden />}
        className="opacity-0 group-hover/edit:opacity-100 focus-visible:opacity-100 touch:opacity-100"
        onClick={() => setOpen(true)}
      />
    </span>
  )
}

type OpenCellProps = EditCellProps & { readonly onClose: () => void }

/** After a refusal the typed text stays, with the reason and the present value. */
function OpenCell({ operation, id, name, fact, value, rowName, onClose }: OpenCellProps) {
  const { t } = useTranslation()
  const { sdk, queryClient } = useServices()
  const shown = value === null || value === undefined ? '' : fieldPlain(value)
  const [fault, setFault] = useState<string | null>(null)
  const isSaving = useRef(false)
  const save = async (typed: string) => {
    if (isSaving.current) return
    if (typed.trim() === shown) return onClose()
    const parsed = parseCell(fact, typed)
    if (parsed === undefined) return setFault(t('listPart.badNumber'))
    isSaving.current = true
    try {
      await callOperation(sdk, operation, { id, [name]: parsed })
      await refreshTouched(queryClient, operation)
      onClose()
    } catch (error) {
      const reason = isApiError(error) ? error.fields[name] : undefined
      setFault(reason ?? errorText(error, currentLanguage()))
      await refreshTouched(queryClient, operation)
    } finally {
      isSaving.current = false
    }
  }
  return (
    <span className="flex min-w-36 flex-col gap-1">
      <Input
        // The press on the pencil asked for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label={t('listPart.edit', { field: fieldLabel(fact), name: rowName })}
        aria-invalid={fault !== null}
        defaultValue={shown}
        onBlur={({ currentTarget }) => void save(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void save(event.currentTarget.value)
          if (event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          isSaving.current = true
          onClose()
        }}
      />
      {fault === null ? null : (
        <span role="alert" className="text-xs whitespace-normal text-danger-fg">
          {fault}
          <span className="block text-fg2">
            {t('listPart.present', { value: fieldText(fact, value) })}
          </span>
        </span>
      )}
    </span>
  )
}

const fieldPlain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
