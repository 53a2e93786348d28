import { Field, Input } from '@omc/ui'
import { useId } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { FaultLine } from '../../kit/form/fault-line.tsx'
import type { ControlProps } from '../../kit/form/form-definition.ts'
import { delayRangeOf, withDelayRange } from './delay-range.ts'

/** Settings of an account at its channel: the pause between two posts. */
export function SettingsInput(props: ControlProps) {
  const { error, value, focusRef, onBlur, onChange } = props
  const id = useId()
  const [least, most] = delayRangeOf(value)
  const second = (now: number | null, change: (next: number | null) => void) => ({
    inputMode: 'numeric' as const,
    value: now === null ? '' : String(now),
    onBlur,
    onChange: (event: { readonly currentTarget: HTMLInputElement }) =>
      change(readSeconds(event.currentTarget.value)),
  })
  return (
    <fieldset aria-describedby={error ? id : undefined} className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-semibold text-fg">{i18n.t('accountPage.pause')}</legend>
      <p className="text-xs text-fg3">{i18n.t('accountPage.pauseHint')}</p>
      <div className="grid grid-cols-2 gap-x-4">
        <Field label={i18n.t('accountPage.pauseLeast')}>
          <Input
            ref={focusRef}
            {...second(least, (next) => onChange(withDelayRange(value, [next, most])))}
          />
        </Field>
        <Field label={i18n.t('accountPage.pauseMost')}>
          <Input {...second(most, (next) => onChange(withDelayRange(value, [least, next])))} />
        </Field>
      </div>
      <FaultLine id={id} error={error} />
    </fieldset>
  )
}

/** Seconds in a text; what is no digit is left out while it is typed. */
function readSeconds(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '').slice(0, 5)
  return digits === '' ? null : Number(digits)
}
