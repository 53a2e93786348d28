import type { FormDefinition, FormRecord } from './form-definition.ts'
import { readValues, type Typed } from './input-values.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Values to send. For a record, only those that differ from the values shown at first; a cleared
 * text is sent as an empty text. For a new record, all filled inputs.
 *
 * @param shown  initial values of the inputs
 */
export function valuesToSend(
  form: Pick<FormDefinition, 'inputs' | 'unsent'>,
  { record, shown, typed }: { record: FormRecord | null; shown: Typed; typed: Typed },
): Values {
  const now = readValues(form.inputs, typed)
  const entries = Object.entries(now).filter(([name]) => !form.unsent.includes(name))
  if (record === null) {
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null))
  }
  const changed = changedNames(form.inputs, shown, typed)
  return Object.fromEntries(
    entries
      .filter(([name]) => changed.includes(name))
      .map(([name, value]) => [name, value ?? emptyOf(form.inputs[name]?.nullable)]),
  )
}

/** Names of inputs whose value differs from the initial one. */
export function changedNames(
  inputs: FormDefinition['inputs'],
  shown: Typed,
  typed: Typed,
): readonly string[] {
  const now = readValues(inputs, typed)
  const before = readValues(inputs, shown)
  return Object.keys(inputs).filter((name) => !isSame(now[name], before[name]))
}

const emptyOf = (isNullable: true | undefined): '' | null => (isNullable ? null : '')

/** Compares by JSON: values of the contract are plain data. */
const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)
