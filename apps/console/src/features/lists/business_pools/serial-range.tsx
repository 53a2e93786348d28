import { Input } from '@omc/ui'
import { useId, type Ref } from 'react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { FaultLine } from '../../../kit/form/fault-line.tsx'
import type { ControlProps } from '../../../kit/form/form-definition.ts'

/** Contents of one call; the server refuses more. */
const MAX_COUNT = 100

/** Whether it is a first and a last serial number that the server takes. */
export function isSerialRange(range: unknown): boolean {
  const [from, to] = Array.isArray(range) ? (range as readonly unknown[]) : []
  if (!isSerial(from) || !isSerial(to)) return false
  return to >= from && to - from < MAX_COUNT
}

const isSerial = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1

/** First and last serial number of the contents to generate. */
export function SerialRange({ label, error, value, onChange, onBlur, focusRef }: ControlProps) {
  const id = useId()
  const ends: readonly unknown[] = Array.isArray(value) ? value : []
  const set = (at: 0 | 1, text: string) => {
    const number = text.trim() === '' ? null : Number(text)
    onChange(at === 0 ? [number, ends[1] ?? null] : [ends[0] ?? null, number])
  }
  const words = [i18n.t('businessPool.rangeFrom'), i18n.t('businessPool.rangeTo')] as const
  const end = (at: 0 | 1, ref?: Ref<HTMLInputElement>) => (
    <Input
      {...(ref ? { ref } : {})}
      inputMode="numeric"
      startSlot={<span aria-hidden>{words[at]}</span>}
      aria-label={words[at]}
      aria-describedby={error ? id : undefined}
      aria-invalid={error ? true : undefined}
      value={textOf(ends[at])}
      onChange={({ target }) => set(at, target.value)}
      onBlur={onBlur}
    />
  )
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold text-fg">{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        {end(0, focusRef)}
        {end(1)}
      </div>
      <FaultLine id={id} error={error} />
    </fieldset>
  )
}

const textOf = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
