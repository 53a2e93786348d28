import { useEffect, useRef, useState } from 'react'
import { sendUpdate, updatedAt, type Present } from '../../kernel/data/send-update.ts'
import { refreshTouched, useWrite } from '../../kernel/data/use-write.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { clashesOf, type Clash, type Seen } from './conflict.ts'
import type { FormDefinition, FormRecord } from './form-definition.ts'
import { showValues, type Typed } from './input-values.ts'
import type { Engine } from './use-saved-values.ts'

/** Inputs that somebody else changed too; nothing is saved until the person decides. */
export type Conflict = {
  readonly clashes: readonly Clash[]
  /** The record as others saved it. */
  readonly present: object
  /** Puts the other values into these inputs and keeps all other edits. */
  readonly takeTheirs: () => void
  /** Saves over the other values. */
  readonly saveOver: () => void
}

type Saving = {
  readonly record: FormRecord | null
  readonly engine: Engine
  readonly submit: () => void
}

/** The call of a form. An update is sent only over the state of the record that the person saw. */
export function useSave(form: FormDefinition, { record, engine, submit }: Saving) {
  const { sdk, queryClient } = useServices()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const seenRef = useSeen(form, record, engine.formState.isDirty)
  const write = useWrite(sdk, form.operation, { isShownInPlace: true, send })

  function send(args: object): Promise<never> {
    setConflict(null)
    const typed = engine.getValues()
    const clashes = (present: Present) =>
      clashesOf(form.inputs, { seen: seenRef.current.values, typed, present })
    const since = record !== null && form.operation.endsWith('.update') ? seenRef.current.at : null
    // as: `form` ties the answer to the operation.
    return sendUpdate(sdk, {
      operation: form.operation,
      args,
      since,
      isFree: (present) => clashes(present).length === 0,
      onConflict: (present) => setConflict(conflictOver(present, clashes(present))),
    }) as Promise<never>
  }

  function conflictOver(present: Present, clashes: readonly Clash[]): Conflict {
    const look = () => {
      seenRef.current = seenOf(form, present, seenRef.current.from)
      setConflict(null)
    }
    return {
      clashes,
      present,
      takeTheirs() {
        look()
        write.reset()
        for (const { name, theirs } of clashes) engine.setValue(name, theirs, { shouldDirty: true })
        void refreshTouched(queryClient, form.operation)
      },
      saveOver() {
        look()
        submit()
      },
    }
  }

  return {
    write,
    conflict,
    /** epoch ms; null before the first time */
    savedAt,
    /** Takes the answer and the saved contents for what the person has seen. */
    noteSaved(answer: unknown, values: Typed) {
      seenRef.current = { at: updatedAt(answer), values, from: record }
      setSavedAt(Date.now())
    },
    forget() {
      setConflict(null)
      write.reset()
    },
  }
}

type SeenRecord = Seen & { readonly from: FormRecord | null }

const seenOf = (form: FormDefinition, record: object | null, from: FormRecord | null) => ({
  at: updatedAt(record),
  values: showValues(form.inputs, record),
  from,
})

/** A refetched record counts as seen only while nothing is edited: edits started from the old one. */
function useSeen(form: FormDefinition, record: FormRecord | null, isDirty: boolean) {
  const [first] = useState(() => seenOf(form, record, record))
  const seenRef = useRef<SeenRecord>(first)
  useEffect(() => {
    if (seenRef.current.from === record || (isDirty && seenRef.current.at !== null)) return
    seenRef.current = seenOf(form, record, record)
  }, [form, record, isDirty])
  return seenRef
}
