import { Button, Popover, classNames } from '@omc/ui'
import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { match } from 'ts-pattern'
import type { ControlProps } from './choice-control.tsx'
import { FlagChoice } from './flag-choice.tsx'
import type { FilterValues, ListFilter } from './list-filter.ts'
import { RangeInputs } from './range-inputs.tsx'
import { RemoteChoice } from './remote-choice.tsx'
import { WordsInput } from './words-input.tsx'

type LaterFilterProps = ControlProps<ListFilter> & {
  /** All filters that are set. */
  readonly all: FilterValues
}

/** A filter in a popover behind its own button. */
export function LaterFilter(props: LaterFilterProps) {
  const [isOpen, setOpen] = useState(false)
  const label = props.filter.label()
  const isSet = props.values.length > 0
  return (
    <Popover
      label={label}
      align="start"
      open={isOpen}
      onOpenChange={setOpen}
      className="w-72"
      trigger={
        <Button className={classNames('font-normal!', isSet ? 'border-accent' : '')}>
          {label}
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
    >
      <FilterInput {...props} />
    </Popover>
  )
}

/** Input of a filter without its button. Choices and days have their own buttons. */
export function FilterInput({ filter, values, onChange, all }: LaterFilterProps): ReactNode {
  return match(filter)
    .with({ kind: 'flag' }, (flag) => (
      <FlagChoice filter={flag} values={values} onChange={onChange} />
    ))
    .with({ kind: 'range' }, (range) => (
      <RangeInputs filter={range} values={values} onChange={onChange} />
    ))
    .with({ kind: 'words' }, (words) => (
      <WordsInput filter={words} values={values} onChange={onChange} />
    ))
    .with({ kind: 'remote' }, (remote) => (
      <RemoteChoice filter={remote} values={values} onChange={onChange} all={all} />
    ))
    .with({ kind: 'choice' }, { kind: 'days' }, () => null)
    .exhaustive()
}
