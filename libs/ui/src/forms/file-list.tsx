import { Check, Clock, RotateCw, X } from 'lucide-react'
import { Button } from '../primitives/button.tsx'
import { IconButton } from '../primitives/icon-button.tsx'
import { Progress } from '../primitives/progress.tsx'

export type ListedFile = {
  readonly id: string
  readonly name: string
  readonly state:
    | { readonly tag: 'waiting' }
    /** How much of it is sent, 0 to 1; null = not known. */
    | { readonly tag: 'sending'; readonly share: number | null }
    | { readonly tag: 'done' }
    /** A retry may help. */
    | { readonly tag: 'failed'; readonly reason: string }
    /** Not of a kind or size that is taken: a retry is of no use. */
    | { readonly tag: 'refused'; readonly reason: string }
}

export type FileListLabels = {
  readonly waiting: string
  readonly done: string
  readonly stop: (name: string) => string
  readonly retry: (name: string) => string
  readonly remove: (name: string) => string
  readonly retryAll: (count: number) => string
}

export type FileListProps = {
  readonly label: string
  readonly files: readonly ListedFile[]
  /** Ends the sending of a file, or takes it off the list. */
  readonly onRemove: (id: string) => void
  readonly onRetry: (ids: readonly string[]) => void
  readonly labels: FileListLabels
}

/** Files on their way: how far each is, or why not; stop, retry, and retry of all that failed. */
export function FileList({ label, files, onRemove, onRetry, labels }: FileListProps) {
  if (files.length === 0) return null
  const failed = files.filter(({ state }) => state.tag === 'failed').map(({ id }) => id)
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={label} className="flex flex-col divide-y divide-line">
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            labels={labels}
            onRemove={() => onRemove(file.id)}
            onRetry={() => onRetry([file.id])}
          />
        ))}
      </ul>
      {failed.length > 1 ? (
        <Button
          size="sm"
          className="self-start"
          icon={<RotateCw size={14} aria-hidden />}
          onClick={() => onRetry(failed)}
        >
          {labels.retryAll(failed.length)}
        </Button>
      ) : null}
    </div>
  )
}

type FileRowProps = {
  readonly file: ListedFile
  readonly labels: FileListLabels
  readonly onRemove: () => void
  readonly onRetry: () => void
}

function FileRow({ file: { name, state }, labels, onRemove, onRetry }: FileRowProps) {
  const isOnItsWay = state.tag === 'sending' || state.tag === 'waiting'
  return (
    <li className="flex min-h-10 items-center gap-2 py-1.5 text-sm">
      {state.tag === 'sending' ? (
        <Progress
          className="min-w-0 flex-1"
          label={<span className="block truncate">{name}</span>}
          value={state.share === null ? null : Math.round(state.share * 100)}
          {...(state.share === null ? {} : { valueText: `${Math.round(state.share * 100)}%` })}
        />
      ) : (
        <>
          <StateMark state={state} labels={labels} />
          <span className="min-w-0 flex-1">
            <span title={name} className="block truncate text-fg">
              {name}
            </span>
            {'reason' in state ? (
              <span role="alert" className="block text-xs break-words text-danger-fg">
                {state.reason}
              </span>
            ) : null}
          </span>
        </>
      )}
      {state.tag === 'failed' ? (
        <IconButton
          size="sm"
          label={labels.retry(name)}
          icon={<RotateCw size={14} aria-hidden />}
          onClick={onRetry}
        />
      ) : null}
      <IconButton
        size="sm"
        label={isOnItsWay ? labels.stop(name) : labels.remove(name)}
        icon={<X size={14} aria-hidden />}
        onClick={onRemove}
      />
    </li>
  )
}

function StateMark({ state, labels }: Pick<FileRowProps, 'labels'> & Pick<ListedFile, 'state'>) {
  if (state.tag === 'waiting')
    return <Clock size={16} aria-label={labels.waiting} className="shrink-0 text-fg3" />
  return state.tag === 'done' ? (
    <Check size={16} aria-label={labels.done} className="shrink-0 text-success-fg" />
  ) : (
    <X size={16} aria-hidden className="shrink-0 text-danger-fg" />
  )
}
