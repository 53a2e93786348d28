import { Popover as Radix } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { ComboboxInput } from './combobox-input.tsx'
import type { ComboboxOption, ComboboxProps } from './combobox-props.ts'
import type { Options } from './use-options.ts'

type ComboboxFrameProps = {
  readonly of: ComboboxProps
  readonly its: Options
  readonly popup: 'listbox' | 'tree'
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly below?: ReactNode
  readonly children: (choose: (option: ComboboxOption) => void) => ReactNode
}

/** An input with its options, which open below. */
export function ComboboxFrame(props: ComboboxFrameProps) {
  const { of, its, popup, isOpen, onOpenChange, below = null, children } = props
  const panel = useRef<HTMLDivElement>(null)
  const anchor = useRef<HTMLDivElement>(null)
  const close = () => {
    onOpenChange(false)
    its.setText('')
  }
  const choose = (option: ComboboxOption) => {
    its.choose(option)
    if (!of.isMultiple) close()
  }
  return (
    <div className={classNames('flex min-w-0 flex-col gap-2', of.className)}>
      <Radix.Root open={isOpen} onOpenChange={(next) => (next ? onOpenChange(true) : close())}>
        <Radix.Anchor ref={anchor}>
          <ComboboxInput
            of={of}
            its={its}
            popup={popup}
            isOpen={isOpen}
            onOpen={() => onOpenChange(true)}
            onClose={close}
            isInPanel={(target) => panel.current?.contains(target) === true}
          />
        </Radix.Anchor>
        <Radix.Portal>
          <Radix.Content
            ref={panel}
            data-options
            // The options are told through the input, which keeps the focus.
            role={undefined}
            align="start"
            sideOffset={4}
            collisionPadding={8}
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onInteractOutside={(event) => {
              if (anchor.current?.contains(event.target as Node)) event.preventDefault()
            }}
            className="z-(--layer-popover) w-[max(var(--radix-popover-trigger-width),240px)] max-w-[calc(100vw-16px)] overflow-y-auto rounded-card border border-line bg-raised p-1 text-fg shadow-popover"
          >
            {children(choose)}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      {below}
    </div>
  )
}
