import { Minus, Plus } from 'lucide-react'
import { forwardRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { IconButton } from './icon-button.tsx'
import { Input } from './input.tsx'
import type { InputProps } from './input.tsx'

export type NumberInputProps = Omit<
  InputProps,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'endSlot' | 'onChange'
> & {
  /** null is an empty box. */
  readonly value: number | null
  readonly onValueChange: (value: number | null) => void
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly decreaseLabel: string
  readonly increaseLabel: string
}

/** A whole or decimal number: typing, arrow keys (Page Up/Down = ten steps) or the two buttons; held to its range on leaving. */
export const NumberInput = forwardRef<HTMLInputElement, NumberInputProps>(
  function NumberInput(props, ref) {
    const { value, onValueChange, min = -Infinity, max = Infinity, step = 1, ...others } = props
    const { decreaseLabel, increaseLabel, onBlur, onKeyDown, ...rest } = others
    const [draft, setDraft] = useState<string | null>(null)
    const settle = (next: number | null) => {
      setDraft(null)
      const bounded = next === null ? null : Math.min(max, Math.max(min, next))
      if (bounded !== value) onValueChange(bounded)
    }
    const move = (steps: number) => settle(tidy((value ?? Math.max(0, min)) + steps * step))
    const press = (event: KeyboardEvent<HTMLInputElement>) => {
      const steps = KEY_STEPS[event.key]
      if (steps !== undefined) {
        event.preventDefault()
        move(steps)
      }
      onKeyDown?.(event)
    }
    return (
      <Input
        data-wide-end=""
        inputMode="decimal"
        // An input of type number loses typed text it cannot read; this one keeps it.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="spinbutton"
        aria-valuenow={value ?? undefined}
        aria-valuemin={Number.isFinite(min) ? min : undefined}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        {...rest}
        ref={ref}
        value={draft ?? (value === null ? '' : String(value))}
        onChange={(event) => {
          setDraft(event.target.value)
          const typed = parse(event.target.value)
          if (typed !== null && typed >= min && typed <= max && typed !== value)
            onValueChange(typed)
        }}
        onKeyDown={press}
        onBlur={(event) => {
          if (draft !== null) settle(draft.trim() === '' ? null : (parse(draft) ?? value))
          onBlur?.(event)
        }}
        endSlot={
          <Steps
            decreaseLabel={decreaseLabel}
            increaseLabel={increaseLabel}
            isLeast={rest.disabled || (value !== null && value <= min)}
            isMost={rest.disabled || (value !== null && value >= max)}
            onMove={move}
          />
        }
      />
    )
  },
)

type StepsProps = Pick<NumberInputProps, 'decreaseLabel' | 'increaseLabel'> & {
  readonly isLeast: boolean | undefined
  readonly isMost: boolean | undefined
  readonly onMove: (steps: number) => void
}

function Steps({ decreaseLabel, increaseLabel, isLeast, isMost, onMove }: StepsProps) {
  return (
    <span className="flex bg-inherit">
      <IconButton
        size="sm"
        tabIndex={-1}
        hasTooltip={false}
        label={decreaseLabel}
        disabled={isLeast}
        icon={<Minus size={14} aria-hidden />}
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="sm"
        tabIndex={-1}
        hasTooltip={false}
        label={increaseLabel}
        disabled={isMost}
        icon={<Plus size={14} aria-hidden />}
        onClick={() => onMove(1)}
      />
    </span>
  )
}

const KEY_STEPS: Partial<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}

function parse(text: string): number | null {
  const value = Number(text)
  return text.trim() === '' || !Number.isFinite(value) ? null : value
}

/** 0.1 + 0.2 is shown as 0.3. */
function tidy(value: number): number {
  return Number(value.toPrecision(12))
}
