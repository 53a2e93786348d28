import type { ComboboxOption, OptionsProps } from './combobox-props.ts'

const holdsText = (label: string, text: string): boolean =>
  label.toLowerCase().includes(text.toLowerCase())

/** Options that answer a text: the known ones by `matches`, then those the search found. */
export function shownOptions(
  { options, found = [], matches = holdsText }: OptionsProps,
  text: string,
): readonly ComboboxOption[] {
  if (text === '') return options
  const known = options.filter(({ label }) => matches(label, text))
  const values = new Set(known.map(({ value }) => value))
  return [...known, ...found.filter(({ value }) => !values.has(value))]
}

/** The chosen values after one was pressed. */
export function pressed(
  { values, isMultiple = false }: OptionsProps,
  value: string,
): readonly string[] {
  if (!isMultiple) return [value]
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}
