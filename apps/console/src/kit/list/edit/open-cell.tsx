import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldText } from '../../field-text.ts'
import { CellFaultLine } from './cell-fault-line.tsx'
import { CellInput } from './cell-input.tsx'
import { parseCell } from './parse-cell.ts'
import { RecordText } from './record-select.tsx'
import { useCellSave, type EditCellProps } from './use-cell-save.ts'

type OpenCellProps = EditCellProps & {
  readonly label: string
  readonly onClose: (byKey: boolean) => void
}

/** After a refusal what was typed stays, with the reason and the present value. */
export function OpenCell(props: OpenCellProps) {
  const { edit, name, fact, value, label, onClose } = props
  const { t } = useTranslation()
  const shown = fieldPlain(value)
  const [draft, setDraft] = useState(shown)
  /** What somebody else's change stood against. */
  const refused = useRef<string | null>(null)
  const isLeft = useRef(false)
  const byKey = useRef(false)
  const { fault, setFault, save } = useCellSave(props, () => close(byKey.current))
  const close = (isByKey: boolean) => {
    isLeft.current = true
    onClose(isByKey)
  }
  const finish = async (typed: string, isByKey: boolean) => {
    if (isLeft.current) return
    if (typed.trim() === shown.trim()) return close(isByKey)
    const parsed = parseCell(fact, typed)
    if (parsed === undefined) return setFault({ reason: t('listPart.badNumber'), isClash: false })
    byKey.current = isByKey
    refused.current = typed
    await save(parsed)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    // Leaving is no decision to save over what somebody else wrote.
    if (fault?.isClash && draft === refused.current) return
    void finish(draft, false)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close(true)
    } else if (event.key === 'Enter' && !event.shiftKey && isCell(event.target)) {
      event.preventDefault()
      void finish(draft, true)
    }
  }
  const records = edit.records?.[name]
  return (
    <div
      role="group"
      aria-label={label}
      className="flex min-w-36 flex-col gap-1"
      onBlur={leave}
      onKeyDown={press}
    >
      <CellInput
        cell={props}
        label={label}
        isFaulty={fault !== null}
        draft={draft}
        onDraft={setDraft}
        onChosen={(chosen) => void finish(chosen, true)}
      />
      {fault === null ? null : (
        <CellFaultLine
          {...fault}
          present={
            records ? <RecordText records={records} value={value} /> : fieldText(fact, value)
          }
        />
      )}
    </div>
  )
}

/** Enter in the search of a choice, or on one of its options, does not end the edit. */
const isCell = (target: EventTarget): boolean =>
  target instanceof HTMLElement && !target.matches('option, [type=search]')

const fieldPlain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
