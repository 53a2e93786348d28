import { isApiError, type FieldFact, type Sdk, type WriteOperation } from '@omc/sdk'
import { IconButton, Input } from '@omc/ui'
import { Pencil } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isChangedSince, sendUpdate, updatedAt } from '../../kernel/data/send-update.ts'
import { refreshTouched } from '../../kernel/data/use-write.ts'
import { errorText } from '../../kernel/errors/error-text.ts'
import { fieldLabel } from '../../kernel/i18n/field-label.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { fieldText } from '../field-text.ts'
import type { ListRow } from './list-names.ts'
import { parseCell } from './parse-cell.ts'

export type EditCellProps = {
  readonly operation: WriteOperation
  readonly row: ListRow
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
function OpenCell(props: OpenCellProps) {
  const { operation, name, fact, value, rowName, onClose } = props
  const { t } = useTranslation()
  const { sdk, queryClient } = useServices()
  const shown = value === null || value === undefined ? '' : fieldPlain(value)
  const [fault, setFault] = useState<string | null>(null)
  const [clash, setClash] = useState<string | null>(null)
  const isSaving = useRef(false)
  const save = async (typed: string) => {
    if (isSaving.current) return
    if (typed.trim() === shown) return onClose()
    const parsed = parseCell(fact, typed)
    if (parsed === undefined) return setFault(t('listPart.badNumber'))
    isSaving.current = true
    try {
      await saveCell(sdk, props, parsed)
      await refreshTouched(queryClient, operation)
      onClose()
    } catch (error) {
      const reason = isApiError(error) ? error.fields[name] : undefined
      setFault(reason ?? errorText(error, currentLanguage()))
      setClash(isChangedSince(error) ? typed : null)
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
        onBlur={({ currentTarget: { value: typed } }) => {
          // Leaving is no decision to save over what somebody else wrote.
          if (typed !== clash) void save(typed)
        }}
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
        <CellFault present={fieldText(fact, value)} isClash={clash !== null}>
          {fault}
        </CellFault>
      )}
    </span>
  )
}

const saveCell = (sdk: Sdk, { operation, row, name, value }: EditCellProps, parsed: unknown) =>
  sendUpdate(sdk, {
    operation,
    args: { id: row.id, [name]: parsed },
    since: updatedAt(row),
    isFree: (present) => present[name] === value,
  })

type CellFaultProps = {
  readonly present: string
  /** Somebody else changed the value meanwhile. */
  readonly isClash: boolean
  readonly children: string
}

function CellFault({ present, isClash, children }: CellFaultProps) {
  const { t } = useTranslation()
  return (
    <span role="alert" className="text-xs whitespace-normal text-danger-fg">
      {children}
      <span className="block text-fg2">{t('listPart.present', { value: present })}</span>
      {isClash ? <span className="block text-fg2">{t('listPart.again')}</span> : null}
    </span>
  )
}

const fieldPlain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
