import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { classNames } from './class-names.ts'
import { isInToast } from './dialog-parts.ts'
import type { DrawerProps } from './drawer-props.ts'
import { IconButton } from './icon-button.tsx'
import { Scrim } from './scrim.tsx'
import { useReturnFocus } from './use-return-focus.ts'

const SIZES = { sm: 'w-70', md: 'w-120', lg: 'w-180', xl: 'w-280' } as const

/** The panel itself, loaded when one opens for the first time. */
export default function DrawerPanel(props: DrawerProps) {
  const { description, children, footer, size = 'md', side = 'right', isModal = true } = props
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange} modal={isModal}>
      <Radix.Portal>
        <div
          className={classNames(
            'fixed inset-0 z-(--layer-drawer) flex',
            side === 'right' ? 'justify-end' : '',
            isModal ? '' : 'pointer-events-none',
          )}
        >
          {isModal ? <Scrim /> : null}
          <Radix.Content
            {...returnFocus}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onInteractOutside={(event) => {
              if (!isModal || isInToast(event.target)) event.preventDefault()
            }}
            className={classNames(
              'pointer-events-auto relative flex h-full max-w-full flex-col border-line bg-raised text-fg shadow-dialog',
              side === 'right' ? 'animate-drawer-in border-s' : 'animate-fade-in border-e',
              SIZES[size],
            )}
          >
            <Head {...props} />
            <div
              // A region that scrolls must be reachable by keyboard (WCAG 2.1.1); in a dialog its
              // form is.
              {...(isModal ? {} : { tabIndex: 0 })}
              className="min-h-0 flex-1 overflow-y-auto p-4 focus-visible:-outline-offset-2"
            >
              {children}
            </div>
            {footer ? (
              <div className="flex justify-end gap-2 border-t border-line p-4">{footer}</div>
            ) : null}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

type HeadProps = Pick<DrawerProps, 'title' | 'description' | 'actions' | 'closeLabel'>

function Head({ title, description, actions, closeLabel }: HeadProps) {
  return (
    <div className="flex min-h-12.5 items-center gap-3 border-b border-line ps-4 pe-2">
      <div className="min-w-0 flex-1 py-2">
        <Radix.Title className="truncate text-base font-semibold">{title}</Radix.Title>
        {description ? (
          <Radix.Description className="text-xs text-fg3">{description}</Radix.Description>
        ) : null}
      </div>
      {actions}
      <Radix.Close asChild>
        <IconButton label={closeLabel} hasTooltip={false} icon={<X size={18} aria-hidden />} />
      </Radix.Close>
    </div>
  )
}
