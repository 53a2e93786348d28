import { Check, CircleAlert, Copy, RotateCw } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../primitives/button.tsx'
import { classNames } from '../primitives/class-names.ts'

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
        {copy ? <CopyButton {...copy} /> : null}
      </div>
    </div>
  )
}

function CopyButton({ label, doneLabel, text }: NonNullable<ErrorStateProps['copy']>) {
  const [state, setState] = useState<'idle' | 'done' | 'refused'>('idle')
  const write = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('done'),
      () => setState('refused'),
    )
  if (state === 'refused') {
    // The browser keeps the clipboard closed: show the text so that it can be copied by hand.
    return (
      <textarea
        readOnly
        aria-label={label}
        value={text}
        className="w-full rounded-control border border-control bg-subtle p-2 font-mono text-xs"
      />
    )
  }
  return (
    <Button
      variant="ghost"
      icon={state === 'done' ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
      onClick={() => void write()}
    >
      <span aria-live="polite">{state === 'done' ? doneLabel : label}</span>
    </Button>
  )
}
