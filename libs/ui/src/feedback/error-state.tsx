import { CircleAlert, RotateCw } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { Button } from '../primitives/button.tsx'
import { classNames } from '../primitives/class-names.ts'
import type { CopyButtonProps } from '../primitives/copy-button.tsx'
import { rarePart } from '../primitives/lazy-part.tsx'

export type ErrorStateProps = {
  /** Description of the error and of the remedy. */
  readonly message: ReactNode
  readonly code?: string
  readonly retry?: {
    readonly label: string
    readonly onRetry: () => void
    readonly isRetrying?: boolean
  }
  readonly copy?: { readonly label: string; readonly doneLabel: string; readonly text: string }
  readonly className?: string
}

/** A failure in place of content: message, code, retry, and its details for the clipboard. */
export function ErrorState({ message, code, retry, copy, className }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={classNames(
        'flex flex-col items-center justify-center gap-1 px-4 py-12 text-center',
        className,
      )}
    >
      <span className="mb-2 flex size-12 items-center justify-center rounded-full bg-danger-soft text-danger-fg">
        <CircleAlert size={24} aria-hidden />
      </span>
      <p className="max-w-120 text-base font-semibold text-fg">{message}</p>
      {code ? <p className="font-mono text-xs text-fg3">{code}</p> : null}
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        {retry ? (
          <Button
            icon={<RotateCw size={14} aria-hidden />}
            isLoading={retry.isRetrying ?? false}
            onClick={retry.onRetry}
          >
            {retry.label}
          </Button>
        ) : null}
        {copy ? (
          <Suspense fallback={null}>
            <CopyDetails variant="ghost" {...copy} />
          </Suspense>
        ) : null}
      </div>
    </div>
  )
}

type DetailsProps = CopyButtonProps & { readonly text: string }

/** Without a network, the details themselves. */
const Details = ({ label, text }: DetailsProps) => (
  <textarea readOnly aria-label={label} value={text} />
)

const CopyDetails = rarePart<DetailsProps>(() =>
  import('../primitives/copy-button.tsx').then(
    ({ CopyButton }) => ({ default: CopyButton }),
    () => ({ default: Details }),
  ),
)
