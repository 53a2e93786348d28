import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'

export type CopyButtonProps = Pick<ButtonProps, 'size' | 'variant' | 'disabled' | 'className'> & {
  readonly label: string
  /** In place of the label for a moment after copying. */
  readonly doneLabel: string
  /** Accessible name where the label does not say what is copied. */
  readonly name?: string
  readonly text: string | (() => string)
}

/** Time that "copied" is shown, ms. */
const DONE_MS = 2_000

/** Copies a text and says so; where the browser keeps the clipboard closed, shows the text. */
export function CopyButton({ label, doneLabel, name, text, ...button }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'done' | 'refused'>('idle')
  const isDone = state === 'done'
  const read = () => (typeof text === 'string' ? text : text())
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(read())
      setState('done')
      setTimeout(setState, DONE_MS, 'idle')
    } catch {
      // Not allowed, or no secure origin: the text can be copied by hand.
      setState('refused')
    }
  }
  if (state === 'refused') {
    return (
      <textarea
        readOnly
        aria-label={name ?? label}
        value={read()}
        className="w-full rounded-control border border-control bg-subtle p-2 font-mono text-xs"
      />
    )
  }
  return (
    <Button
      {...button}
      aria-label={isDone ? undefined : name}
      icon={isDone ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{isDone ? doneLabel : label}</span>
    </Button>
  )
}
