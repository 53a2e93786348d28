import { useId, useState, type RefObject } from 'react'
import { useForm } from 'react-hook-form'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { useWrite } from '../../kernel/data/use-write.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { useUnsaved } from '../../kernel/services/use-unsaved.ts'
import { valuesToSend } from './changed-values.ts'
import { findFaults, type Given } from './find-faults.ts'
import { namesIn, type FormDefinition, type FormRecord } from './form-definition.ts'
import { showValues, type Typed } from './input-values.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { saveState, type SaveState } from './save-state.ts'
import { serverFaults } from './server-faults.ts'
import { beginWith, useFollowSaved, useSavedValues, type Engine } from './use-saved-values.ts'

/** A form at work: what its inputs, its head and its save bar need. */
export type RecordForm = {
  readonly form: FormDefinition
  readonly record: FormRecord | null
  readonly engine: Engine
  /** Of the form element, for buttons outside of it. */
  readonly id: string
  /** Goes onto the form element. */
  readonly element: RefObject<HTMLFormElement | null>
  readonly state: SaveState
  readonly isDirty: boolean
  /** epoch ms; null before the first time */
  readonly savedAt: number | null
  /** What was typed before the session ended is there again. */
  readonly isDraftBack: boolean
  /** What the server refused that no input is at fault for. */
  readonly head: readonly string[]
  readonly submit: () => void
  /** Back to what is saved. */
  readonly discard: () => void
}

export type RecordFormOptions = {
  /** What is changed; null for something new. */
  readonly record: FormRecord | null
  /** What was typed before and is still unsaved. */
  readonly draft?: Typed | undefined
  readonly onSaved?: (answer: unknown) => void
}

/**
 * Runs a form: limits while typing, faults of the server at their inputs, what is sent, and where
 * saving stands. Inputs keep their text themselves, so an input method is never disturbed.
 */
export function useRecordForm(
  form: FormDefinition,
  { record, draft, onSaved }: RecordFormOptions,
): RecordForm {
  const { sdk, toasts } = useServices()
  const write = useWrite(sdk, form.operation, { isShownInPlace: true })
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const id = useId()
  const [saved, setSaved] = useSavedValues(form, record)
  const engine = useForm<Record<string, unknown>>({
    defaultValues: saved,
    mode: 'onTouched',
    resolver: resolverOf(form, { record, shown: saved }),
  })
  useFollowSaved(engine, saved, draft)
  const [turn] = useState(oneAtATime)
  const names = namesIn(form)
  const { isDirty } = engine.formState
  const element = useUnsaved(isDirty)

  const send = engine.handleSubmit((typed) => {
    const values = valuesToSend(form, { record, shown: saved, typed })
    const args = { ...form.given(record), ...values }
    write.mutate(args, {
      onSuccess(answer) {
        const next = record === null ? showValues(form.inputs, null) : withoutSecrets(form, typed)
        beginWith(engine, next, { before: typed })
        setSaved(next)
        setSavedAt(Date.now())
        toasts.show({ tone: 'success', title: form.saved(answer, values) })
        onSaved?.(answer)
      },
      onError: (error) => showFaults(engine, names, error),
      onSettled: turn.free,
    })
  }, turn.free)
  return {
    form,
    record,
    engine,
    id,
    element,
    isDirty,
    savedAt,
    isDraftBack: draft !== undefined,
    state: saveState({ isDirty, isSaving: write.isPending, failure: write.error, savedAt }),
    head: write.error ? serverFaults(write.error, names, currentLanguage()).head : [],
    submit() {
      if (turn.take()) void send()
    },
    discard() {
      write.reset()
      engine.reset({ ...saved })
    },
  }
}

const resolverOf =
  (form: FormDefinition, given: Given): Resolver<Record<string, unknown>> =>
  (typed) => {
    const faults = Object.entries(findFaults(form, given, typed))
    if (faults.length === 0) return { values: typed, errors: {} }
    const errors: FieldErrors<Record<string, unknown>> = Object.fromEntries(
      faults.map(([name, message]) => [name, { type: 'limit', message }]),
    )
    return { values: {}, errors }
  }

/** Beside the inputs, with focus on the first. */
function showFaults(engine: Engine, names: readonly string[], error: unknown): void {
  const { byInput } = serverFaults(error, names, currentLanguage())
  const atFault = names.filter((name) => byInput[name] !== undefined)
  for (const name of atFault)
    engine.setError(name, { type: 'server', message: byInput[name] ?? '' })
  if (atFault[0] !== undefined) engine.setFocus(atFault[0])
}

/** A secret that is saved leaves its input. */
const withoutSecrets = (form: FormDefinition, typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      form.inputs[name]?.kind === 'secret' ? '' : value,
    ]),
  )
