import { IconButton } from '@omc/ui'
import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type Ref } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { entryKeys } from '../../kit/form/entry-keys.ts'
import { FaultLine } from '../../kit/form/fault-line.tsx'
import type { ControlProps } from '../../kit/form/form-definition.ts'
import { DropPictures } from '../uploads/drop-pictures.tsx'
import { joined, linesOf, moved } from './lines.ts'

/** Pictures in the order they are shown: moved, removed, uploaded or taken from earlier ones. */
export function PicturesInput({ label, error, fact, value, onChange, focusRef }: ControlProps) {
  const id = useId()
  const images = linesOf(value).filter(Boolean)
  const keys = entryKeys(images)
  const set = (next: readonly string[]) => onChange(joined(next))
  // An upload takes its time: the picture comes to those of then.
  const latest = useRef(images)
  useLayoutEffect(() => {
    latest.current = images
  })
  const isFull = (among: readonly string[]) => among.length >= (fact.maxItems ?? Infinity)
  return (
    <fieldset
      // as: the form only focuses this element.
      ref={focusRef as Ref<HTMLFieldSetElement>}
      tabIndex={-1}
      className="flex flex-col gap-2"
      aria-describedby={error ? id : undefined}
    >
      <legend className="mb-1 flex w-full justify-between text-sm font-semibold text-fg">
        {label}
        <span className="text-xs font-normal text-fg3 tabular-nums">
          {i18n.t('contentEditor.pictures', { count: images.length })}
        </span>
      </legend>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-2 empty:hidden">
        {images.map((src, at) => (
          <PictureTile
            key={keys[at]}
            src={src}
            at={at}
            isLast={at === images.length - 1}
            onMove={(by) => set(moved(images, at, by))}
            onDrop={() => set(images.toSpliced(at, 1))}
          />
        ))}
      </ol>
      <FaultLine id={id} error={error} />
      {isFull(images) ? null : (
        <DropPictures
          isMultiple
          onAdd={(src) => {
            const now = latest.current
            if (now.includes(src) || isFull(now)) return
            // Two uploads may be done before the next rendering.
            latest.current = [...now, src]
            set(latest.current)
          }}
        />
      )}
    </fieldset>
  )
}

type TileProps = {
  readonly src: string
  readonly at: number
  readonly isLast: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onDrop: () => void
}

function PictureTile({ src, at, isLast, onMove, onDrop }: TileProps) {
  const place = { at: at + 1 }
  const onKeyDown = ({ code }: KeyboardEvent) => {
    const by = MOVES[code]
    if (by !== undefined) onMove(by)
  }
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-control border border-line">
      <span className="relative">
        <img
          src={src}
          alt={i18n.t('contentEditor.picture', place)}
          loading="lazy"
          className="aspect-3/4 w-full bg-subtle object-cover"
        />
        <span className="absolute start-1 top-1 rounded-chip bg-surface px-1.5 text-xs text-fg tabular-nums">
          {at + 1}
        </span>
      </span>
      {/* The keys are those of its buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <span className="flex justify-between" onKeyDown={onKeyDown}>
        <IconButton
          size="sm"
          label={i18n.t('contentEditor.pictureBack', place)}
          icon={<ArrowLeft size={14} aria-hidden />}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="sm"
          label={i18n.t('contentEditor.dropPicture', place)}
          icon={<X size={14} aria-hidden />}
          onClick={onDrop}
        />
        <IconButton
          size="sm"
          label={i18n.t('contentEditor.pictureOn', place)}
          icon={<ArrowRight size={14} aria-hidden />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
      </span>
    </li>
  )
}

/** Of the picture, by the place of the key. @source ux: editor */
const MOVES: Readonly<Record<string, -1 | 1>> = { BracketLeft: -1, BracketRight: 1 }
