import { fieldLabel } from '../../kernel/i18n/field-label.ts'
import { changedNames } from './changed-values.ts'
import type { FormDefinition, FormRecord } from './form-definition.ts'
import { inputFault, isNeeded } from './input-faults.ts'
import { readValue, readValues, type Typed } from './input-values.ts'

/** What a form knows besides what is typed. */
export type Given = {
  readonly record: FormRecord | null
  /** What the inputs showed at first. */
  readonly shown: Typed
}

/** What an input is called, in the language on screen. */
export function labelOf(form: FormDefinition, name: string): string {
  const fact = form.inputs[name]
  return form.labels?.[name]?.() ?? (fact ? fieldLabel(fact) : name)
}

/**
 * What is wrong, by input. Of a record, only what is sent is judged: a value that was there before
 * a limit does not keep the others from being saved.
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
  // What breaks a limit of its own is told first.
  return Object.fromEntries([...between, ...own]) as Readonly<Record<string, string>> // as: none is undefined.
}

const isIn = (names: readonly string[]) => (name: string) => names.includes(name)
