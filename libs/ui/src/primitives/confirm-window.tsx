import { TriangleAlert } from 'lucide-react'
import { AlertDialog } from 'radix-ui'
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import type { ConfirmDialogProps } from './confirm-dialog-props.ts'
import { DIALOG_SIZES } from './dialog-parts.ts'
import { Input } from './input.tsx'
import { Scrim } from './scrim.tsx'
import { useDragOffset } from './use-drag-offset.ts'
import { useReturnFocus } from './use-return-focus.ts'

/** The question itself, loaded when one is asked for the first time. */
export default function ConfirmWindow(props: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <AlertDialog.Portal>
        <div className="fixed inset-0 z-(--layer-dialog) flex items-center justify-center p-4">
          <Scrim />
          <ConfirmSurface {...props} />
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

function ConfirmSurface(props: ConfirmDialogProps) {
  const { title, description, tone = 'neutral', isWorking = false, typed, children } = props
  const { offset, handle, reset } = useDragOffset()
  const [text, setText] = useState('')
  const returnFocus = useReturnFocus()
  const box = useRef<HTMLInputElement>(null)
  const isAllowed = !typed || text.trim() === typed.text
  const isDanger = tone === 'danger'
  return (
    <AlertDialog.Content
      onCloseAutoFocus={returnFocus.onCloseAutoFocus}
      onOpenAutoFocus={(event) => {
        returnFocus.onOpenAutoFocus()
        if (!box.current) return
        event.preventDefault()
        box.current.focus()
      }}
      style={{ translate: `${offset.x}px ${offset.y}px` }}
      className={classNames(
        'relative flex max-h-full w-full animate-pop-in flex-col gap-4 overflow-y-auto rounded-card border border-line bg-raised p-5 text-fg shadow-dialog',
        DIALOG_SIZES.sm,
      )}
    >
      <form
        className="contents"
        onSubmit={(event) => {
          event.preventDefault()
          if (isAllowed && !isWorking) props.onConfirm()
        }}
      >
        <div className="flex gap-3">
          {isDanger ? <DangerSign /> : null}
          <div className="min-w-0 flex-1">
            <div {...handle} onDoubleClick={reset} className="cursor-move touch-none select-none">
              <AlertDialog.Title className="text-base font-semibold">{title}</AlertDialog.Title>
            </div>
            <AlertDialog.Description className="mt-1 text-sm text-fg2">
              {description}
            </AlertDialog.Description>
          </div>
        </div>
        {children}
        {typed ? <TypedBox box={box} label={typed.label} value={text} onChange={setText} /> : null}
        <Answers {...props} isAllowed={isAllowed} />
      </form>
    </AlertDialog.Content>
  )
}

const DangerSign = () => (
  <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-danger-soft text-danger-fg">
    <TriangleAlert size={20} aria-hidden />
  </span>
)

type TypedBoxProps = {
  readonly box: RefObject<HTMLInputElement | null>
  readonly label: ReactNode
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Where the person types what they are about to lose. */
function TypedBox({ box, label, value, onChange }: TypedBoxProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <Input
        ref={box}
        id={id}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

type AnswersProps = Pick<
  ConfirmDialogProps,
  'tone' | 'isWorking' | 'cancelLabel' | 'confirmLabel'
> & { readonly isAllowed: boolean }

function Answers({ tone, isWorking = false, cancelLabel, confirmLabel, isAllowed }: AnswersProps) {
  const isDanger = tone === 'danger'
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <AlertDialog.Cancel asChild>
        <Button>{cancelLabel}</Button>
      </AlertDialog.Cancel>
      <Button
        type="submit"
        variant={isDanger ? 'danger' : 'primary'}
        {...(isDanger ? { icon: <TriangleAlert size={16} aria-hidden /> } : {})}
        isLoading={isWorking}
        disabled={!isAllowed}
      >
        {confirmLabel}
      </Button>
    </div>
  )
}
