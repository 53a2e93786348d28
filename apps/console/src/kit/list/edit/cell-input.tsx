import { Input, Select, Textarea } from '@omc/ui'
import { Suspense, useRef, type KeyboardEvent } from 'react'
import { choicesOf } from '../../form/options-of.ts'
import { panelPart } from '../panel-part.ts'
import { movesOf } from './moves-of.ts'
import type { EditCellProps } from './use-cell-save.ts'

/** Loaded with the first cell of another record that is opened. */
const RecordCell = panelPart(async () => (await import('./record-cell.tsx')).RecordCell)

/** A longer text gets several lines. */
const LINE_LENGTH = 60

type CellInputProps = {
  readonly cell: EditCellProps
  readonly label: string
  readonly isFaulty: boolean
  readonly draft: string
  readonly onDraft: (draft: string) => void
  readonly onKey: (event: KeyboardEvent) => void
  /** A value was chosen, not only passed by keys: nothing is left to confirm. */
  readonly onChosen: (draft: string) => void
}

/** The control of an open cell, by the kind of its value. */
export function CellInput(props: CellInputProps) {
  const { cell, label, isFaulty, draft, onDraft, onKey, onChosen } = props
  const { edit, name, fact, value } = cell
  // Arrow keys pass through the values: a choice by keys is confirmed with Enter.
  const isByKeys = useRef(false)
  const shared = {
    // The press on the pencil asked for it.
    autoFocus: true,
    'aria-label': label,
    'aria-invalid': isFaulty,
    value: draft,
    onKeyDown: onKey,
  }
  const records = edit.records?.[name]
  if (records)
    return (
      <Suspense fallback={<Input disabled aria-label={label} />}>
        <RecordCell
          records={records}
          row={cell.row}
          label={label}
          isFaulty={isFaulty}
          value={draft}
          mayBeEmpty={fact.nullable ?? false}
          onChosen={(id) => {
            onDraft(id)
            onChosen(id)
          }}
          onKey={onKey}
        />
      </Suspense>
    )
  const choice = {
    ...shared,
    onKeyDown: (event: KeyboardEvent) => {
      isByKeys.current = true
      onKey(event)
    },
    onPointerDown: () => {
      isByKeys.current = false
    },
    onValueChange: (next: string) => {
      onDraft(next)
      if (!isByKeys.current) onChosen(next)
    },
  }
  if (fact.kind === 'choice') {
    const values = [value, ...movesOf(cell)]
    const options = choicesOf(fact).filter((option) => values.includes(option.value))
    return <Select {...choice} options={options} />
  }
  return typeof value === 'string' && (value.includes('\n') || value.length > LINE_LENGTH) ? (
    <Textarea {...shared} onChange={(event) => onDraft(event.target.value)} />
  ) : (
    <Input {...shared} onChange={(event) => onDraft(event.target.value)} />
  )
}
