import { fieldLabel } from '../../kernel/i18n/field-label.ts'
import { changedNames } from './changed-values.ts'
import type { FormDefinition, FormRecord } from './form-definition.ts'
import { inputFault, isNeeded } from './input-faults.ts'
import { readValue, readValues, type Typed } from './input-values.ts'

/** Context of a form in addition to the typed values. */
export type Given = {
  readonly record: FormRecord | null
  /** Initial values of the inputs. */
  readonly shown: Typed
}

/** Label of an input in the current language. */
export function labelOf(form: FormDefinition, name: string): string {
  const fact = form.inputs[name]
  return form.labels?.[name]?.() ?? (fact ? fieldLabel(fact) : name)
}

/**
 * Faults by input. For a record, only values that will be sent are checked: an old value that
 * breaks a newer limit does not block saving the others.
 */
export function findFaults(
  form: FormDefinition,
  { record, shown }: Given,
  typed: Typed,
): Readonly<Record<string, string>> {
  const isJudged = record === null ? () => true : isIn(changedNames(form.inputs, shown, typed))
  const own = Object.entries(form.inputs).flatMap(([name, fact]) => {
    if (!isJudged(name)) return []
    const found = inputFault(fact, {
      typed: typed[name],
      value: readValue(fact, typed[name]) ?? '',
      label: labelOf(form, name),
      isNeeded: isNeeded(fact, record !== null),
    })
    return found === undefined ? [] : [[name, form.faults?.[name]?.() ?? found] as const]
  })
  const between = Object.entries(form.check(readValues(form.inputs, typed))).filter(([name]) =>
    isJudged(name),
  )
  // An input's own fault overrides one between inputs.
  return Object.fromEntries([...between, ...own]) as Readonly<Record<string, string>> // as: none is undefined.
}

const isIn = (names: readonly string[]) => (name: string) => names.includes(name)
