import type { FormDefinition, FormRecord } from './form-definition.ts'
import { readValues, type Typed } from './input-values.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * What is sent of what stands in the inputs. Of a record, only what differs from what was shown; a
 * text that was emptied is sent as one. For something new, all that is filled in.
 *
 * @param shown  what the inputs showed at first
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

/** Inputs whose value differs from the one that was shown. */
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

/** Values of the contract are plain data. */
const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)
