import { useEffect, useMemo, useState } from 'react'
import type { KeepStateOptions, UseFormReturn } from 'react-hook-form'
import type { FormDefinition, FormRecord } from './form-definition.ts'
import { showValues, type Typed } from './input-values.ts'

export type Engine = UseFormReturn<Record<string, unknown>>

/**
 * What is saved, as the inputs show it: what is typed is judged and sent by how it differs. A record
 * that is read again replaces it.
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

/** The inputs follow what is saved; what was typed since stays typed. A draft comes back once. */
export function useFollowSaved(engine: Engine, saved: Typed, draft: Typed | undefined): void {
  useEffect(() => edit(engine, draft ?? {}), [engine, draft])
  useEffect(() => {
    const { defaultValues: before = {} } = engine.formState
    if (!isSame(before, saved)) beginWith(engine, saved, { before, keep: AT_WORK })
  }, [engine, saved])
}

/** Faults stay where the record is read again, and go as soon as they are mended. */
const AT_WORK: KeepStateOptions = {
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
}

type Begin = { readonly before: Typed; readonly keep?: KeepStateOptions }

/** The inputs begin with other values; what was typed since `before` stays typed. */
export function beginWith(engine: Engine, values: Typed, { before, keep = {} }: Begin): void {
  const edits = Object.entries(engine.getValues()).filter(
    ([name, value]) => !isSame(value, before[name]),
  )
  engine.reset({ ...values }, keep)
  edit(engine, Object.fromEntries(edits))
}

function edit(engine: Engine, values: Typed): void {
  for (const [name, value] of Object.entries(values))
    engine.setValue(name, value, { shouldDirty: true })
}

/** What stands in inputs is plain data. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
