import { Checkbox, Skeleton } from '@omc/ui'
import { Failure } from '../../../kit/failure.tsx'
import type { FormOption } from '../../../kit/form/form-definition.ts'

/** Options that are read from the server. */
export type PickFrom = {
  readonly options: readonly FormOption[] | undefined
  readonly error: Error | null
  readonly onRetry: () => void
}

type PickListProps = {
  readonly label: string
  readonly empty: string
  /** Most options that may be chosen. */
  readonly most: number
  readonly from: PickFrom
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Checkboxes below each other, at most some of them. */
export function PickList({ label, empty, most, from, chosen, onChange }: PickListProps) {
  const { options, error, onRetry } = from
  const isFull = chosen.length >= most
  return (
    <fieldset aria-busy={!options && !error} className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-semibold text-fg tabular-nums">
        {`${label} ${chosen.length}/${most}`}
      </legend>
      {error ? <Failure error={error} onRetry={onRetry} /> : null}
      {!options && !error ? <Skeleton lines={3} /> : null}
      {options?.length === 0 ? <p className="text-sm text-fg3">{empty}</p> : null}
      {options?.map(({ value, label: name, isDisabled = false }) => {
        const isChosen = chosen.includes(value)
        return (
          <Checkbox
            key={value}
            label={name}
            checked={isChosen}
            disabled={isDisabled || (isFull && !isChosen)}
            onCheckedChange={(isOn) =>
              onChange(isOn ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
        )
      })}
    </fieldset>
  )
}
