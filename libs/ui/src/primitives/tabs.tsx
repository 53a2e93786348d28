import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useOpenInSight } from './use-open-in-sight.ts'

export type TabItem = {
  readonly value: string
  readonly label: ReactNode
  readonly content?: ReactNode
  readonly isDisabled?: boolean
  /** Beside the label, e.g. a count. */
  readonly badge?: ReactNode
}

export type TabsProps = {
  readonly label: string
  readonly items: readonly TabItem[]
  readonly value?: string
  readonly defaultValue?: string
  readonly onValueChange?: (value: string) => void
  /** `manual` when a panel loads over the network: arrows move, Enter opens. */
  readonly activation?: 'automatic' | 'manual'
  readonly className?: string
}

/** Panels behind tabs; arrows, Home and End move between them. */
export function Tabs(props: TabsProps) {
  const { label, items, value, activation = 'automatic', className } = props
  const row = useOpenInSight(items.findIndex((item) => item.value === value))
  return (
    <Radix.Root
      {...(value === undefined ? {} : { value })}
      defaultValue={props.defaultValue ?? items[0]?.value ?? ''}
      {...(props.onValueChange ? { onValueChange: props.onValueChange } : {})}
      activationMode={activation}
      className={classNames('flex min-w-0 flex-col', className)}
    >
      <Radix.List
        ref={row}
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto border-b border-line"
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            disabled={item.isDisabled}
            {...(item.content === undefined ? { 'aria-controls': undefined } : {})}
            className={classNames(
              'relative -mb-px inline-flex min-h-[max(36px,var(--target))] min-w-(--target) shrink-0 items-center justify-center gap-1.5',
              'border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-fg2',
              'transition-colors duration-(--motion-fast) hover:text-fg focus-visible:-outline-offset-2',
              'data-[state=active]:border-accent data-[state=active]:font-semibold data-[state=active]:text-accent-fg disabled:opacity-50',
            )}
          >
            {item.label}
            {item.badge}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) =>
        item.content === undefined ? null : (
          <Radix.Content key={item.value} value={item.value} className="min-w-0 pt-4">
            {item.content}
          </Radix.Content>
        ),
      )}
    </Radix.Root>
  )
}
