import { Button, IconButton, Input } from '@omc/ui'
import { Plus, X } from 'lucide-react'
import { useId, type Ref } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { FaultLine } from '../../kit/form/fault-line.tsx'
import type { ControlProps } from '../../kit/form/form-definition.ts'
import { itemsOf, type VideoItem } from './video-items.ts'

/** Most characters of a number and a title, as the operation takes them. */
const LENGTHS = { item_id: 100, title: 200 } as const
const COLUMNS = ['item_id', 'title'] as const

/** Products that the video shows, one below another. */
export function ItemsInput({
  label,
  error,
  fact,
  value,
  onChange,
  onBlur,
  focusRef,
}: ControlProps) {
  const id = useId()
  const items = itemsOf(value)
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={error ? id : undefined}>
      <legend className="mb-1 text-sm font-semibold text-fg">{label}</legend>
      {items.map((item, at) => (
        <ItemRow
          // Rows have no identity of their own.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          at={at}
          item={item}
          focusRef={at === 0 ? focusRef : undefined}
          onBlur={onBlur}
          onChange={(next) => onChange(items.with(at, next))}
          onDrop={() => onChange(items.toSpliced(at, 1))}
        />
      ))}
      <FaultLine id={id} error={error} />
      <Button
        size="sm"
        className="self-start"
        icon={<Plus size={14} aria-hidden />}
        disabled={items.length >= (fact.maxItems ?? Infinity)}
        onClick={() => onChange([...items, { item_id: '', title: '' }])}
      >
        {i18n.t('videoEditor.addItem')}
      </Button>
    </fieldset>
  )
}

type ItemRowProps = {
  readonly at: number
  readonly item: VideoItem
  readonly focusRef: Ref<HTMLInputElement> | undefined
  readonly onBlur: () => void
  readonly onChange: (item: VideoItem) => void
  readonly onDrop: () => void
}

function ItemRow({ at, item, focusRef, onBlur, onChange, onDrop }: ItemRowProps) {
  return (
    <div className="flex items-center gap-2">
      {COLUMNS.map((name) => (
        <Input
          key={name}
          ref={name === 'item_id' ? focusRef : undefined}
          className={name === 'item_id' ? 'w-40 shrink-0 touch:w-28' : 'min-w-0 flex-1'}
          aria-label={i18n.t(`videoEditor.item.${name}`, { at: at + 1 })}
          placeholder={i18n.t(`videoEditor.itemHint.${name}`)}
          maxLength={LENGTHS[name]}
          value={item[name]}
          onChange={({ target }) => onChange({ ...item, [name]: target.value })}
          onBlur={onBlur}
        />
      ))}
      <IconButton
        size="sm"
        label={i18n.t('videoEditor.dropItem', { at: at + 1 })}
        icon={<X size={14} aria-hidden />}
        onClick={onDrop}
      />
    </div>
  )
}
