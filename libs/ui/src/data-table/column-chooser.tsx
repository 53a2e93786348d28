import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../primitives/button.tsx'
import { Checkbox } from '../primitives/checkbox.tsx'
import { IconButton } from '../primitives/icon-button.tsx'
import { Input } from '../primitives/input.tsx'
import { Select } from '../primitives/select.tsx'

/** A column as a person arranged it. */
export type ArrangedColumn = {
  readonly id: string
  readonly title: string
  readonly isShown: boolean
  readonly width?: number
  readonly pin?: 'start' | 'end'
}

export type ColumnChooserLabels = {
  readonly list: string
  readonly up: (title: string) => string
  readonly down: (title: string) => string
  readonly width: (title: string) => string
  /** In the empty box of a width. */
  readonly autoWidth: string
  readonly pin: (title: string) => string
  readonly pins: { readonly none: string; readonly start: string; readonly end: string }
  readonly reset: string
}

export type ColumnChooserProps = {
  readonly columns: readonly ArrangedColumn[]
  readonly onChange: (columns: readonly ArrangedColumn[]) => void
  /** Absent while the columns stand as the list has them. */
  readonly onReset?: () => void
  readonly labels: ColumnChooserLabels
}

/** Narrowest and widest column, px. */
const WIDTHS = { min: 60, max: 800 }

/** Order, width, pin and sight of a table's columns; at least one stays in sight. */
export function ColumnChooser({ columns, onChange, onReset, labels }: ColumnChooserProps) {
  const list = useRef<HTMLUListElement>(null)
  const moved = useRef<string | null>(null)
  // A moved row is put into the document again, which takes the focus from its button.
  useLayoutEffect(() => {
    if (moved.current === null) return
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(
      `[data-column="${CSS.escape(moved.current)}"] button`,
    )
    if (![...(buttons ?? [])].includes(document.activeElement as HTMLButtonElement))
      [...(buttons ?? [])].find(({ disabled }) => !disabled)?.focus()
    moved.current = null
  })
  const replace = (next: ArrangedColumn) =>
    onChange(columns.map((column) => (column.id === next.id ? next : column)))
  const move = (at: number, steps: 1 | -1) => {
    const [column, other] = [columns[at], columns[at + steps]]
    if (!column || !other) return
    moved.current = column.id
    onChange(columns.with(at, other).with(at + steps, column))
  }
  const shownCount = columns.filter(({ isShown }) => isShown).length
  return (
    <div className="flex flex-col gap-2">
      <ul ref={list} aria-label={labels.list} className="flex flex-col">
        {columns.map((column, at) => (
          <ArrangedRow
            key={column.id}
            column={column}
            isLast={column.isShown && shownCount === 1}
            labels={labels}
            onChange={replace}
            {...(at > 0 ? { onUp: () => move(at, -1) } : {})}
            {...(at < columns.length - 1 ? { onDown: () => move(at, 1) } : {})}
          />
        ))}
      </ul>
      {onReset ? (
        <Button className="self-start" onClick={onReset}>
          {labels.reset}
        </Button>
      ) : null}
    </div>
  )
}

type ArrangedRowProps = ColumnPlaceProps & {
  /** The only column in sight. */
  readonly isLast: boolean
  readonly onUp?: () => void
  readonly onDown?: () => void
}

function ArrangedRow({ column, isLast, labels, onChange, onUp, onDown }: ArrangedRowProps) {
  return (
    <li
      data-column={column.id}
      className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line py-1 last:border-0"
    >
      <Checkbox
        className="min-w-40 flex-1"
        label={column.title}
        checked={column.isShown}
        disabled={isLast}
        onCheckedChange={(isShown) => onChange({ ...column, isShown })}
      />
      <ColumnPlace column={column} labels={labels} onChange={onChange} />
      <span className="flex">
        <IconButton
          label={labels.up(column.title)}
          hasTooltip={false}
          disabled={onUp === undefined}
          icon={<ArrowUp size={16} aria-hidden />}
          onClick={onUp}
        />
        <IconButton
          label={labels.down(column.title)}
          hasTooltip={false}
          disabled={onDown === undefined}
          icon={<ArrowDown size={16} aria-hidden />}
          onClick={onDown}
        />
      </span>
    </li>
  )
}

type ColumnPlaceProps = {
  readonly column: ArrangedColumn
  readonly labels: ColumnChooserLabels
  readonly onChange: (column: ArrangedColumn) => void
}

function ColumnPlace({ column, labels, onChange }: ColumnPlaceProps) {
  const { width, pin, ...others } = column
  const withWidth = (text: string) => {
    const typed = Math.round(Number(text))
    const bounded = Math.min(WIDTHS.max, Math.max(WIDTHS.min, typed))
    onChange({
      ...others,
      ...(pin ? { pin } : {}),
      ...(text === '' || !Number.isFinite(typed) ? {} : { width: bounded }),
    })
  }
  return (
    <>
      <Input
        key={width}
        aria-label={labels.width(column.title)}
        inputMode="numeric"
        className="w-20"
        placeholder={labels.autoWidth}
        defaultValue={width ?? ''}
        onBlur={({ target }) => {
          if (target.value !== String(width ?? '')) withWidth(target.value)
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur()
        }}
      />
      <Select
        aria-label={labels.pin(column.title)}
        className="w-24"
        value={pin ?? 'none'}
        options={(['none', 'start', 'end'] as const).map((value) => ({
          value,
          label: labels.pins[value],
        }))}
        onValueChange={(value) =>
          onChange({
            ...others,
            ...(width === undefined ? {} : { width }),
            ...(value === 'start' || value === 'end' ? { pin: value } : {}),
          })
        }
      />
    </>
  )
}
