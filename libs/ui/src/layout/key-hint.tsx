import { classNames } from '../primitives/class-names.ts'

export type KeyHintProps = {
  /** Keys pressed together, e.g. ['⌘', 'K']. */
  readonly keys: readonly string[]
  readonly className?: string
}

/** A keyboard shortcut as key caps. */
export function KeyHint({ keys, className }: KeyHintProps) {
  return (
    <kbd className={classNames('inline-flex items-center gap-1 font-sans text-xs', className)}>
      {keys.map((key) => (
        <kbd
          key={key}
          className="inline-flex h-5 min-w-5 items-center justify-center rounded-chip border border-b-2 border-line bg-subtle px-1 font-sans text-fg2"
        >
          {key}
        </kbd>
      ))}
    </kbd>
  )
}
