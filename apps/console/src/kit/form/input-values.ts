import type { InputFact } from '@omc/sdk'
import { inputKind, type InputKind } from './input-kinds.ts'

/** Content of the inputs by name: typed texts, flags, lists of chosen values. */
export type Typed = Readonly<Record<string, unknown>>

type Way = {
  /** Converts a value of the contract to the input's content. */
  readonly show: (value: unknown, fact: InputFact) => unknown
  /** Converts the input's content to a value of the contract; undefined if empty. */
  readonly read: (typed: unknown) => unknown
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const orNothing = (typed: string): string | undefined => (typed === '' ? undefined : typed)
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const AS_TEXT: Way = { show: text, read: (typed) => orNothing(text(typed)) }
const AS_LINE: Way = { show: text, read: (typed) => orNothing(text(typed).trim()) }

const WAYS: Readonly<Record<InputKind, Way>> = {
  line: AS_LINE,
  text: AS_TEXT,
  day: AS_LINE,
  month: AS_LINE,
  one: AS_LINE,
  // A stored secret is never shown, whatever the server answers.
  secret: { show: () => '', read: (typed) => orNothing(text(typed)) },
  lines: {
    show: (value) => list(value).map(text).join('\n'),
    read: (typed) =>
      text(typed)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
  },
  number: {
    show: text,
    read(typed) {
      const written = text(typed).trim()
      const value = Number(written)
      // Text that is no number stays as typed, so the limits can report it.
      return written === '' ? undefined : Number.isFinite(value) ? value : written
    },
  },
  instant: {
    show: (value) => (value ? localMinute(text(value)) : ''),
    read(typed) {
      const at = Date.parse(text(typed))
      return Number.isNaN(at) ? orNothing(text(typed)) : new Date(at).toISOString()
    },
  },
  some: {
    // Contract order: the same choices in another order must not count as a change.
    show: (value, { choices }) =>
      choices
        ? choices.map((one) => one.value).filter((one) => list(value).includes(one))
        : list(value),
    read: list,
  },
  flag: { show: (value) => value === true, read: (typed) => typed === true },
}

const OWN: Way = { show: (value) => value, read: (typed) => typed }

const wayOf = (fact: InputFact): Way => {
  const kind = inputKind(fact)
  return kind === null ? OWN : WAYS[kind]
}

/** Initial content of the inputs for a record; empty without one. */
export const showValues = (
  inputs: Readonly<Record<string, InputFact>>,
  record: object | null,
): Typed =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, fact]) => [
      name,
      wayOf(fact).show(record === null ? undefined : Reflect.get(record, name), fact),
    ]),
  )

/** Content of the inputs as values of the contract; an empty nullable input is null. */
export const readValues = (
  inputs: Readonly<Record<string, InputFact>>,
  typed: Typed,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, fact]) => [name, readValue(fact, typed[name])]),
  )

export function readValue(fact: InputFact, typed: unknown): unknown {
  const value = wayOf(fact).read(typed)
  return value === undefined && fact.nullable ? null : value
}

/** Instant in local time for a `datetime-local` input, e.g. `2026-07-26T14:02`. */
function localMinute(at: string): string {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return ''
  const two = (part: number) => String(part).padStart(2, '0')
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}
