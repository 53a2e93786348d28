import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldText } from '../../field-text.ts'
import { CellFaultLine } from './cell-fault-line.tsx'
import { CellInput } from './cell-input.tsx'
import { parseCell } from './parse-cell.ts'
import { RecordText } from './record-text.tsx'
import { useCellSave, type EditCellProps } from './use-cell-save.ts'

type OpenCellProps = EditCellProps & {
  readonly label: string
  readonly onClose: (byKey: boolean) => void
}

/** After a refusal what was typed stays, with the reason and the present value. */
export function OpenCell(props: OpenCellProps) {
  const { edit, row, name, fact, value, label } = props
  const { draft, setDraft, fault, finish, drop, leave } = useDraft(props)
  const press = (event: KeyboardEvent) => {
    // A key on an option belongs to the open choice.
    if (event.target instanceof HTMLOptionElement) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      drop()
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      void finish(draft, true)
    }
  }
  const records = edit.records?.[name]
  return (
    <div
      className="flex min-w-36 grow flex-col gap-1"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave()
      }}
    >
      <CellInput
        cell={props}
        label={label}
        isFaulty={fault !== null}
        draft={draft}
        onDraft={setDraft}
        onKey={press}
        onChosen={(chosen) => void finish(chosen, true)}
      />
      {fault === null ? null : (
        <CellFaultLine
          {...fault}
          present={
            records ? (
              <RecordText records={records} row={row} value={value} />
            ) : (
              fieldText(fact, value)
            )
          }
        />
      )}
    </div>
  )
}

/** What is typed or chosen, until it is saved or dropped. */
function useDraft(props: OpenCellProps) {
  const { fact, value, onClose } = props
  const { t } = useTranslation()
  const shown = fieldPlain(value)
  const [draft, setDraft] = useState(shown)
  const sent = useRef({ draft: shown, byKey: false })
  const isLeft = useRef(false)
  const close = (byKey: boolean) => {
    isLeft.current = true
    onClose(byKey)
  }
  const { fault, setFault, save } = useCellSave(props, () => close(sent.current.byKey))
  const finish = async (typed: string, byKey: boolean) => {
    if (isLeft.current) return
    if (typed.trim() === shown.trim()) return close(byKey)
    const parsed = parseCell(fact, typed)
    if (parsed === undefined) return setFault({ reason: t('listPart.badNumber'), isClash: false })
    sent.current = { draft: typed, byKey }
    await save(parsed)
  }
  return {
    draft,
    setDraft,
    fault,
    finish,
    drop: () => close(true),
    leave() {
      // Leaving is no decision to save over what somebody else wrote.
      if (fault?.isClash && draft === sent.current.draft) return
      void finish(draft, false)
    },
  }
}

const fieldPlain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
