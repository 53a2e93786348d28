import { classNames } from '@omc/ui'

export type StripChoice<Name extends string> = { readonly name: Name; readonly label: string }

type ChoiceStripProps<Name extends string> = {
  /** Accessible name of the group. */
  readonly label: string
  readonly choices: readonly StripChoice<Name>[]
  readonly chosen: string | null
  readonly onChoose: (name: Name) => void
}

/** A few choices side by side, of which one at most is in force. */
export function ChoiceStrip<Name extends string>(props: ChoiceStripProps<Name>) {
  const { label, choices, chosen, onChoose } = props
  return (
    <fieldset
      aria-label={label}
      className="flex max-w-full self-start overflow-x-auto rounded-control bg-subtle p-0.5"
    >
      {choices.map((choice) => (
        <button
          key={choice.name}
          type="button"
          aria-pressed={choice.name === chosen}
          onClick={() => onChoose(choice.name)}
          className={classNames(
            'min-h-[max(28px,var(--target))] min-w-(--target) shrink-0 rounded-control px-3 text-sm tabular-nums',
            choice.name === chosen
              ? 'bg-surface font-semibold text-accent-fg'
              : 'text-fg2 hover:text-fg',
          )}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
