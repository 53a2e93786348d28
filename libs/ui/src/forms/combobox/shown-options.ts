import type { ComboboxOption, OptionsProps } from './combobox-props.ts'
import type { Typed } from './use-typed.ts'

/** Options below an input: those in sight, and what presses and keys of their own do. */
export type OptionShape = {
  readonly shown: readonly ComboboxOption[]
  /** The best answer to a text. */
  readonly best: string | null
  /** The chosen values after an option was pressed. */
  readonly chosenAfter: (option: ComboboxOption) => readonly string[]
  /** The option to aim at after a key; undefined for keys that are not of the options. */
  readonly aimAfter: (key: string, aimed: string) => string | undefined
}

export const holdsText = (label: string, text: string): boolean =>
  label.toLowerCase().includes(text.toLowerCase())

/** A plain list: the known options by `matches`, then those the search found. */
export function listShape(props: OptionsProps, { query, isTold }: Typed): OptionShape {
  const { options, found = [], matches = holdsText } = props
  const known = query === '' ? options : options.filter(({ label }) => matches(label, query))
  const values = new Set(known.map(({ value }) => value))
  const others = query === '' || !isTold ? [] : found.filter(({ value }) => !values.has(value))
  const shown = [...known, ...others]
  return {
    shown,
    best: shown[0]?.value ?? null,
    chosenAfter: ({ value }) => pressed(props, value),
    aimAfter: () => undefined,
  }
}

function pressed({ values, isMultiple = false }: OptionsProps, value: string): readonly string[] {
  if (!isMultiple) return [value]
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}
