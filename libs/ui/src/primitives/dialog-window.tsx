import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { classNames } from './class-names.ts'
import { DIALOG_SIZES, isInToast } from './dialog-parts.ts'
import type { DialogProps } from './dialog-props.ts'
import { IconButton } from './icon-button.tsx'
import { Scrim } from './scrim.tsx'
import { useDragOffset } from './use-drag-offset.ts'
import { useReturnFocus } from './use-return-focus.ts'
import { useScrollFocus } from './use-scroll-focus.ts'

/** The dialog itself, loaded when one opens for the first time. */
export default function DialogWindow(props: DialogProps) {
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <div className="fixed inset-0 z-(--layer-dialog) flex items-center justify-center p-4">
          <Scrim />
          <DialogSurface {...props} />
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

function DialogSurface(props: DialogProps) {
  const {
    title,
    description,
    children,
    footer,
    closeLabel,
    size = 'md',
    closesOnOutside = true,
  } = props
  const { offset, handle, reset } = useDragOffset()
  const returnFocus = useReturnFocus(props.onClosed)
  const body = useScrollFocus()
  return (
    <Radix.Content
      {...returnFocus}
      {...(description ? {} : { 'aria-describedby': undefined })}
      onInteractOutside={(event) => {
        if (!closesOnOutside || isInToast(event.target)) event.preventDefault()
      }}
      style={{ translate: `${offset.x}px ${offset.y}px` }}
      className={classNames(
        'relative flex max-h-full w-full animate-pop-in flex-col rounded-card border border-line bg-raised text-fg shadow-dialog',
        DIALOG_SIZES[size],
      )}
    >
      <div
        {...handle}
        onDoubleClick={reset}
        className="flex cursor-move touch-none items-start gap-3 ps-5 pe-14 pt-4 pb-2 select-none"
      >
        <div className="min-w-0 flex-1">
          <Radix.Title className="text-base font-semibold">{title}</Radix.Title>
          {description ? (
            <Radix.Description className="mt-1 text-sm text-fg2">{description}</Radix.Description>
          ) : null}
        </div>
      </div>
      <div
        ref={body}
        className="min-h-0 flex-1 overflow-y-auto px-5 py-2 focus-visible:-outline-offset-2"
      >
        {children}
      </div>
      {footer ? (
        <div className="flex flex-wrap justify-end gap-2 px-5 pt-2 pb-5">{footer}</div>
      ) : null}
      {/* Last in order, so that focus starts in the content. */}
      <Radix.Close asChild>
        <IconButton
          size="sm"
          label={closeLabel}
          hasTooltip={false}
          icon={<X size={18} aria-hidden />}
          className="absolute end-3 top-3"
        />
      </Radix.Close>
    </Radix.Content>
  )
}
