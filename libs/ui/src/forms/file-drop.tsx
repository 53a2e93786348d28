import { Upload } from 'lucide-react'
import { useId, useState, type DragEvent } from 'react'
import { classNames } from '../primitives/class-names.ts'

export type FileDropProps = {
  /** Invitation to drop, e.g. "Drop a CSV file here". */
  readonly label: string
  /** Of the button beside it, for everybody who does not drag. */
  readonly chooseLabel: string
  readonly hint?: string
  readonly error?: string
  /** As the `accept` of a file input, e.g. ".csv,.xlsx". */
  readonly accept: string
  readonly isBusy?: boolean
  readonly onFile: (file: File) => void
  readonly className?: string
}

/** Takes one file, dropped or chosen. */
export function FileDrop(props: FileDropProps) {
  const { label, chooseLabel, hint, error, accept, isBusy = false, onFile, className } = props
  const id = useId()
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !isBusy) onFile(file)
  }
  return (
    <div className={className}>
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
          'flex min-h-36 cursor-pointer flex-col items-center justify-center gap-2 rounded-card border border-dashed p-4 text-center text-sm has-focus-visible:border-accent has-focus-visible:bg-accent-soft',
          isOver ? 'border-accent bg-accent-soft' : 'border-control bg-subtle hover:bg-hover',
        )}
      >
        <Upload size={24} aria-hidden className="text-fg3" />
        <span className="text-fg">{label}</span>
        <span className="inline-flex min-h-(--ctl) items-center rounded-control border border-control bg-surface px-3 font-medium text-fg">
          {chooseLabel}
        </span>
        {hint ? <span className="text-xs text-fg2">{hint}</span> : null}
        <input
          id={id}
          type="file"
          accept={accept}
          disabled={isBusy}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (file) onFile(file)
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
