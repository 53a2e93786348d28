import { Checkbox } from '@omc/ui'
import { useId } from 'react'
import { FaultLine } from './fault-line.tsx'
import type { ControlProps, FormOption } from './form-definition.ts'

export type ChoiceBoxesProps = ControlProps & { readonly options: readonly FormOption[] }

/** Checkboxes for several values: the value is the list of choices in the order of the options. */
export function ChoiceBoxes(props: ChoiceBoxesProps) {
  const { label, hint, error, options, name, focusRef, onBlur, onChange } = props
  const id = useId()
  const value: readonly unknown[] = Array.isArray(props.value) ? props.value : []
  const toggle = (one: string, isOn: boolean) =>
    onChange([
      // Keep values that are not offered: this console may not know them.
      ...value.filter((other) => !options.some((option) => option.value === other)),
      ...options
        .map((option) => option.value)
        .filter((other) => (other === one ? isOn : value.includes(other))),
    ])
  return (
    <fieldset aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="mb-1 text-sm font-semibold text-fg">{label}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="mb-2 text-xs text-fg3">
          {hint}
        </p>
      ) : null}
      <div className="grid grid-cols-2 gap-x-4 gap-y-1">
        {options.map((option, at) => (
          <Checkbox
            key={option.value}
            {...(at === 0 ? { ref: focusRef } : {})}
            name={name}
            label={option.label}
            checked={value.includes(option.value)}
            {...(option.isDisabled ? { disabled: true } : {})}
            onBlur={onBlur}
            aria-describedby={error ? id : undefined}
            aria-invalid={error ? true : undefined}
            onCheckedChange={(isOn) => toggle(option.value, isOn)}
          />
        ))}
      </div>
      <FaultLine id={id} error={error} />
    </fieldset>
  )
}
