import { Button, Popover, classNames } from '@omc/ui'
import { CalendarDays, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { DayInputs } from './day-inputs.tsx'
import { dayRange } from './day-range.ts'

export type DayFilterProps = {
  readonly label: string
  /** `2026-07-01..2026-07-26`, '' for none. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Days by one click or from..to, behind a button; a chip shows them. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const [isOpen, setOpen] = useState(false)
  const isSet = dayRange(value) !== null
  return (
    <Popover
      label={label}
      align="start"
      open={isOpen}
      onOpenChange={setOpen}
      className="w-72"
      trigger={
        <Button
          icon={<CalendarDays size={14} aria-hidden />}
          className={classNames('font-normal!', isSet ? 'border-accent' : '')}
        >
          {label}
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
    >
      <DayInputs
        value={value}
        onChange={onChange}
        onChoose={(next) => {
          setOpen(false)
          onChange(next)
        }}
      />
    </Popover>
  )
}
