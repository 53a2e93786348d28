import { Chip } from '../../primitives/chip.tsx'
import type { OptionsProps } from './combobox-props.ts'
import type { Options } from './use-options.ts'

type ChosenChipsProps = { readonly of: OptionsProps; readonly its: Options }

/** What is chosen of several; a press takes one back. */
export function ChosenChips({ of, its }: ChosenChipsProps) {
  const { label, values, onValuesChange, labels } = of
  if (values.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1">
      {values.map((value) => (
        <li key={value} className="min-w-0">
          <Chip
            remove={{
              label: labels.remove(its.nameOf(value)),
              onRemove: () => onValuesChange(values.filter((other) => other !== value)),
            }}
          >
            {its.nameOf(value)}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
