import type { ThemeSettings } from '@omc/shell'
import { classNames } from '@omc/ui'
import { Check } from 'lucide-react'
import { useId, type ComponentType } from 'react'
import { useSetting } from './use-setting.ts'

export type ChoicesProps<Key extends keyof ThemeSettings> = {
  readonly setting: Key
  readonly label: string
  readonly options: readonly (ThemeSettings[Key] & string)[]
  readonly nameOf: (option: ThemeSettings[Key] & string) => string
  /** Drawn above the name; without a picture the choices are segments. */
  readonly picture?: ComponentType<{ readonly of: ThemeSettings[Key] & string }>
  readonly columns: 2 | 3 | 4
  /** Effective value in the current layout; default: the value itself. */
  readonly shown?: ThemeSettings[Key]
}

const COLUMNS = { 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-4' } as const

/** Radio choice; a setting without effect stays reachable and shows the reason. */
export function Choices<Key extends keyof ThemeSettings>(props: ChoicesProps<Key>) {
  const { setting, label, options, nameOf, picture: Picture, columns } = props
  const { value, reason, preview } = useSetting(setting)
  const shown = props.shown ?? value
  const id = useId()
  return (
    <fieldset {...(reason ? { 'aria-describedby': id } : {})}>
      <legend className="mb-2 text-sm font-semibold text-fg">{label}</legend>
      {reason ? (
        <p id={id} className="-mt-1 mb-2 text-xs text-fg3">
          {reason}
        </p>
      ) : null}
      <div className={classNames('grid gap-2', COLUMNS[columns])}>
        {options.map((option) => (
          <label
            key={option}
            className={classNames(
              'relative flex flex-col items-center justify-center gap-1.5 rounded-control border border-line text-center text-xs text-fg2 transition-colors duration-(--motion-fast) has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent-fg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring touch:min-h-11',
              Picture ? 'p-1.5' : 'min-h-8 px-1 py-1',
              reason ? 'cursor-not-allowed opacity-60' : 'cursor-pointer hover:border-control',
            )}
          >
            <input
              type="radio"
              name={id}
              value={option}
              checked={shown === option}
              aria-disabled={reason ? true : undefined}
              {...(reason ? { 'aria-describedby': id } : {})}
              onChange={() => preview(option)}
              className="sr-only"
            />
            {Picture ? <Picture of={option} /> : null}
            {shown === option && Picture ? (
              <span className="absolute end-0.5 top-0.5 rounded-full bg-accent p-0.5 text-white">
                <Check size={12} strokeWidth={3} aria-hidden />
              </span>
            ) : null}
            {nameOf(option)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
