import { useTranslation } from 'react-i18next'
import type { ControlProps } from './choice-control.tsx'
import type { FilterOf } from './list-filter.ts'

/** Yes, no, or both. */
export function FlagChoice({ filter, values, onChange }: ControlProps<FilterOf<'flag'>>) {
  const { t } = useTranslation()
  const choices = [
    { value: '', label: t('listPart.any') },
    { value: 'true', label: filter.yes() },
    { value: 'false', label: filter.no() },
  ]
  return (
    <fieldset className="flex flex-col">
      <legend className="sr-only">{filter.label()}</legend>
      {choices.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-[max(32px,var(--target))] items-center gap-2 rounded-control px-1 text-sm hover:bg-hover"
        >
          <input
            type="radio"
            name={filter.name}
            checked={(values[0] ?? '') === value}
            onChange={() => onChange(value === '' ? [] : [value])}
            className="size-4 accent-accent"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
