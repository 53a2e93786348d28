import { Upload } from 'lucide-react'
import { useId, useRef, useState, type DragEvent } from 'react'
import { classNames } from '../primitives/class-names.ts'
import { usePaste } from './use-paste.ts'

export type FileDropProps = {
  /** Invitation to drop, e.g. "Drop a CSV file here". */
  readonly label: string
  /** Of the button beside it, for everybody who does not drag. */
  readonly chooseLabel: string
  readonly hint?: string
  readonly error?: string
  /** As the `accept` of a file input, e.g. ".csv,.xlsx". */
  readonly accept: string
  readonly isMultiple?: boolean
  /** Takes files that are pasted into the form or window around it, too. */
  readonly canPaste?: boolean
  readonly isBusy?: boolean
  /** In one line, e.g. below a list of files. */
  readonly isCompact?: boolean
  /** At least one file; one at most unless it takes several. */
  readonly onFiles: (files: readonly [File, ...File[]]) => void
  readonly className?: string
}

/** Takes files: dropped, chosen or pasted. */
export function FileDrop(props: FileDropProps) {
  const { error, accept, isBusy = false, className } = props
  const { isMultiple = false, canPaste = false, isCompact = false } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: Iterable<File> | null) => {
    const [first, ...others] = files ?? []
    if (first && !isBusy) props.onFiles(isMultiple ? [first, ...others] : [first])
  }
  usePaste(root, canPaste, take)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div ref={root} className={className}>
      {/* Dropping is a short cut; the input takes the file from everybody. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'flex cursor-pointer items-center justify-center gap-2 rounded-card border border-dashed text-center text-sm has-focus-visible:border-accent has-focus-visible:bg-accent-soft',
          isCompact ? 'flex-wrap p-2' : 'min-h-36 flex-col p-4',
          isOver ? 'border-accent bg-accent-soft' : 'border-control bg-subtle hover:bg-hover',
        )}
      >
        <Words {...props} />
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={isMultiple}
          disabled={isBusy}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          className="sr-only"
          onChange={({ currentTarget }) => {
            take(currentTarget.files)
            // The same file can be chosen again after it was mended.
            currentTarget.value = ''
          }}
        />
      </label>
      {error === undefined ? null : (
        <p id={`${id}-error`} role="alert" className="mt-2 text-sm text-danger-fg">
          {error}
        </p>
      )}
    </div>
  )
}

function Words({ label, chooseLabel, hint, isCompact = false }: FileDropProps) {
  return (
    <>
      <Upload size={isCompact ? 16 : 24} aria-hidden className="text-fg3" />
      <span className="text-fg">{label}</span>
      <span className="inline-flex min-h-(--ctl) items-center rounded-control border border-control bg-surface px-3 font-medium text-fg">
        {chooseLabel}
      </span>
      {hint ? <span className="text-xs text-fg2">{hint}</span> : null}
    </>
  )
}
