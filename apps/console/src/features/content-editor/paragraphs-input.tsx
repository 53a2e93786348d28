import { Button, IconButton, Textarea } from '@omc/ui'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useId, useRef, type KeyboardEvent, type Ref } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { FaultLine } from '../../kit/form/fault-line.tsx'
import type { ControlProps } from '../../kit/form/form-definition.ts'
import { joined, linesOf, moved } from './lines.ts'

/** Paragraphs as blocks that are moved and removed; a line break begins a new one. */
export function ParagraphsInput({ label, error, value, onChange, onBlur, focusRef }: ControlProps) {
  const id = useId()
  const written = linesOf(value)
  // One to write in, where there is none yet.
  const lines = written.length === 0 ? [''] : written
  const letters = lines.reduce((sum, line) => sum + line.length, 0)
  const set = (next: readonly string[]) => onChange(joined(next))
  const blocks = useRef<HTMLOListElement>(null)
  const move = (at: number, by: -1 | 1) => {
    set(moved(lines, at, by))
    // The next move is of the same paragraph.
    blocks.current?.children[at + by]?.querySelector('textarea')?.focus()
  }
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={error ? id : undefined}>
      <legend className="mb-1 flex w-full justify-between text-sm font-semibold text-fg">
        {label}
        <span className="text-xs font-normal text-fg3 tabular-nums">
          {i18n.t('contentEditor.letters', { count: written.length, letters })}
        </span>
      </legend>
      <ol ref={blocks} className="flex flex-col gap-2 empty:hidden">
        {lines.map((line, at) => (
          <ParagraphBlock
            // Paragraphs have no identity of their own.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            at={at}
            text={line}
            isLast={at === lines.length - 1}
            focusRef={at === 0 ? focusRef : undefined}
            onBlur={onBlur}
            onChange={(text) => set(lines.with(at, text))}
            onMove={(by) => move(at, by)}
            onDrop={() => set(lines.toSpliced(at, 1))}
          />
        ))}
      </ol>
      <FaultLine id={id} error={error} />
      <Button
        size="sm"
        className="self-start"
        icon={<Plus size={14} aria-hidden />}
        onClick={() => set([...lines, ''])}
      >
        {i18n.t('contentEditor.addParagraph')}
      </Button>
    </fieldset>
  )
}

type BlockProps = {
  readonly at: number
  readonly text: string
  readonly isLast: boolean
  readonly focusRef: Ref<HTMLInputElement> | undefined
  readonly onBlur: () => void
  readonly onChange: (text: string) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onDrop: () => void
}

function ParagraphBlock(props: BlockProps) {
  const { at, text, isLast, focusRef, onBlur, onChange, onMove, onDrop } = props
  const place = { at: at + 1 }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? MOVES[event.code] : undefined
    if (by === undefined) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <li className="flex items-start gap-1">
      <Textarea
        // as: the form only focuses this element.
        ref={focusRef as Ref<HTMLTextAreaElement>}
        rows={2}
        className="min-w-0 flex-1"
        aria-label={i18n.t('contentEditor.paragraph', place)}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <span className="flex flex-col touch:flex-row">
        <IconButton
          size="sm"
          label={i18n.t('contentEditor.paragraphUp', place)}
          icon={<ArrowUp size={14} aria-hidden />}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="sm"
          label={i18n.t('contentEditor.paragraphDown', place)}
          icon={<ArrowDown size={14} aria-hidden />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
      </span>
      <IconButton
        size="sm"
        label={i18n.t('contentEditor.dropParagraph', place)}
        icon={<Trash2 size={14} aria-hidden />}
        onClick={onDrop}
      />
    </li>
  )
}

/** Of the block, by the place of the key. */
const MOVES: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }
