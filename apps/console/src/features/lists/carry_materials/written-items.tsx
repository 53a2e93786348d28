import { PLATFORMS } from '@omc/core'
import * as facts from '@omc/sdk/fields/carry_items'
import { Button, Field, IconButton, Input, Select } from '@omc/ui'
import { Plus, X } from 'lucide-react'
import { useId, type Ref } from 'react'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { FaultLine } from '../../../kit/form/fault-line.tsx'
import type { ControlProps } from '../../../kit/form/form-definition.ts'
import { platformName } from '../../../kit/list/platform-name.ts'

type Item = { readonly [Name in Column]?: string | number }
type Column = keyof typeof COLUMNS

/** Columns that are entered for a product; the last two are numbers. */
const COLUMNS = {
  item_id: facts.item_id,
  title: facts.title,
  item_url: facts.item_url,
  pic_url: facts.pic_url,
  price: facts.price,
  commission_rate: facts.commission_rate,
  source: facts.source,
} as const
const TEXTS = ['item_id', 'title', 'item_url', 'pic_url'] as const
const NUMBERS = ['price', 'commission_rate'] as const
/** Most characters of a text, as the operation takes it. */
const LENGTHS = { item_id: 100, title: 300, item_url: 2000, pic_url: 2000 }
/** Most products of one call. */
const MOST = 100

/** Whether every row has what the server needs of a product. */
export const areWritten = (items: unknown): boolean =>
  rowsOf(items).length > 0 &&
  rowsOf(items).every(
    ({ source, item_id: itemId, title }) => Boolean(source) && isText(itemId) && isText(title),
  )

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

// as: only this control writes the value.
const rowsOf = (value: unknown): readonly Item[] =>
  Array.isArray(value) ? (value as readonly Item[]) : []

/** Products that are entered by hand, one below another. */
export function WrittenItems({ label, error, value, onChange, onBlur, focusRef }: ControlProps) {
  const id = useId()
  const rows = rowsOf(value)
  const shown = rows.length > 0 ? rows : [{}]
  const change = (at: number, row: Item) => onChange(shown.with(at, row))
  return (
    <fieldset className="flex flex-col gap-3" aria-describedby={error ? id : undefined}>
      <legend className="mb-1 text-sm font-semibold text-fg">{label}</legend>
      {shown.map((row, at) => (
        <WrittenItem
          // Rows have no identity of their own until they are saved.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          at={at}
          row={row}
          focusRef={at === 0 ? focusRef : undefined}
          onBlur={onBlur}
          onChange={(next) => change(at, next)}
          onDrop={shown.length > 1 ? () => onChange(shown.toSpliced(at, 1)) : undefined}
        />
      ))}
      <FaultLine id={id} error={error} />
      <Button
        icon={<Plus size={14} aria-hidden />}
        disabled={shown.length >= MOST}
        onClick={() => onChange([...shown, {}])}
      >
        {i18n.t('carryMaterialPart.addRow')}
      </Button>
    </fieldset>
  )
}

type WrittenItemProps = {
  readonly at: number
  readonly row: Item
  readonly focusRef: Ref<HTMLInputElement> | undefined
  readonly onBlur: () => void
  readonly onChange: (row: Item) => void
  readonly onDrop: (() => void) | undefined
}

function WrittenItem({ at, row, focusRef, onBlur, onChange, onDrop }: WrittenItemProps) {
  const set = (name: Column, value: string | number | undefined) => {
    const { [name]: _old, ...rest } = row
    onChange(value === undefined || value === '' ? rest : { ...rest, [name]: value })
  }
  return (
    <div className="grid grid-cols-2 gap-3 rounded-card border border-line p-3">
      <div className="col-span-2 flex items-center justify-between text-sm text-fg2">
        {i18n.t('carryMaterialPart.itemOf', { at: at + 1 })}
        {onDrop ? (
          <IconButton
            size="sm"
            label={i18n.t('carryMaterialPart.dropRow', { at: at + 1 })}
            icon={<X size={14} aria-hidden />}
            onClick={onDrop}
          />
        ) : null}
      </div>
      <Field label={fieldLabel(COLUMNS.source)} isRequired>
        <Select
          placeholder={i18n.t('form.choose')}
          options={PLATFORMS.map((one) => ({ value: one, label: platformName(one) }))}
          value={String(row.source ?? '')}
          onValueChange={(source) => set('source', source)}
          onBlur={onBlur}
        />
      </Field>
      {TEXTS.map((name) => (
        <Field
          key={name}
          label={fieldLabel(COLUMNS[name])}
          isRequired={name === 'item_id' || name === 'title'}
        >
          <Input
            {...(name === 'item_id' && focusRef ? { ref: focusRef } : {})}
            maxLength={LENGTHS[name]}
            value={String(row[name] ?? '')}
            onChange={({ target }) => set(name, target.value)}
            onBlur={onBlur}
          />
        </Field>
      ))}
      {NUMBERS.map((name) => (
        <Field key={name} label={fieldLabel(COLUMNS[name])}>
          <Input
            type="number"
            min={0}
            step="0.01"
            value={String(row[name] ?? '')}
            onChange={({ target }) => set(name, numberOf(target.value))}
            onBlur={onBlur}
          />
        </Field>
      ))}
    </div>
  )
}

const numberOf = (text: string): number | undefined => {
  const number = text === '' ? NaN : Number(text)
  return Number.isFinite(number) ? number : undefined
}
