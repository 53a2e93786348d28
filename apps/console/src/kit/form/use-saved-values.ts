import { useEffect, useMemo, useState } from 'react'
import type { KeepStateOptions, UseFormReturn } from 'react-hook-form'
import type { FormDefinition, FormRecord } from './form-definition.ts'
import { showValues, type Typed } from './input-values.ts'

export type Engine = UseFormReturn<Record<string, unknown>>

/**
 * Saved values in the form of the inputs, the baseline that edits are compared with. A refetched
 * record replaces them.
 */
export function useSavedValues(
  { inputs }: FormDefinition,
  record: FormRecord | null,
): readonly [saved: Typed, setSaved: (values: Typed) => void] {
  const read = useMemo(() => showValues(inputs, record), [inputs, record])
  const [{ saved, from }, set] = useState({ saved: read, from: read })
  if (from !== read) set({ saved: read, from: read })
  return [from === read ? saved : read, (values) => set({ saved: values, from: read })]
}

/** Updates the inputs with saved values but keeps newer edits. Restores a draft once. */
export function useFollowSaved(engine: Engine, saved: Typed, draft: Typed | undefined): void {
  useEffect(() => edit(engine, draft ?? {}), [engine, draft])
  useEffect(() => {
    const { defaultValues: before = {} } = engine.formState
    if (!isSame(before, saved)) beginWith(engine, saved, { before, keep: AT_WORK })
  }, [engine, saved])
}

/** A refetch of the record keeps faults; they disappear once corrected. */
const AT_WORK: KeepStateOptions = {
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
}

type Begin = { readonly before: Typed; readonly keep?: KeepStateOptions }

/** Resets the inputs to other values but keeps edits made since `before`. */
export function beginWith(engine: Engine, values: Typed, { before, keep = {} }: Begin): void {
  const edits = Object.entries(engine.getValues()).filter(
    ([name, value]) => !isSame(value, before[name]),
  )
  engine.reset({ ...values }, keep)
  edit(engine, Object.fromEntries(edits))
}

/**
 * Values that a refetch of the record brought while it was saved, for inputs that were not sent: the
 * state to go on from, and no edits.
 */
export function broughtMeanwhile(engine: Engine, sent: Typed): Typed {
  const { defaultValues: saved = {} } = engine.formState
  return Object.fromEntries(
    Object.entries(engine.getValues()).filter(
      ([name, value]) => !(name in sent) && isSame(value, saved[name]),
    ),
  )
}

function edit(engine: Engine, values: Typed): void {
  for (const [name, value] of Object.entries(values))
    engine.setValue(name, value, { shouldDirty: true })
}

/** Compares by JSON: the content of inputs is plain data. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
