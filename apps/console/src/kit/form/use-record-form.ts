import { useId, useState, type RefObject } from 'react'
import { useForm } from 'react-hook-form'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { useUnsaved } from '../../kernel/services/use-unsaved.ts'
import { valuesToSend } from './changed-values.ts'
import { findFaults, type Given } from './find-faults.ts'
import { namesIn, type FormDefinition, type FormRecord, type Values } from './form-definition.ts'
import { showValues, type Typed } from './input-values.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { saveState, type SaveState } from './save-state.ts'
import { serverFaults } from './server-faults.ts'
import { useSave, type Conflict } from './use-save.ts'
import {
  beginWith,
  broughtMeanwhile,
  useFollowSaved,
  useSavedValues,
  type Engine,
} from './use-saved-values.ts'

/** A running form: state and actions for its inputs, its head and its save bar. */
export type RecordForm = {
  readonly form: FormDefinition
  readonly record: FormRecord | null
  readonly engine: Engine
  /** Id of the form element, for buttons outside it. */
  readonly id: string
  /** Ref for the form element. */
  readonly element: RefObject<HTMLFormElement | null>
  readonly state: SaveState
  readonly isDirty: boolean
  /** epoch ms; null before the first time */
  readonly savedAt: number | null
  /** The draft from before the session ended is restored. */
  readonly isDraftBack: boolean
  /** Server faults that belong to no input. */
  readonly head: readonly string[]
  /** Why the last save failed, until the next one. */
  readonly failure: unknown
  readonly conflict: Conflict | null
  readonly submit: () => void
  /** Restores the saved values. */
  readonly discard: () => void
}

export type RecordFormOptions = {
  /** Record to edit; null for a new one. */
  readonly record: FormRecord | null
  /** Unsaved input from before. */
  readonly draft?: Typed | undefined
  readonly onSaved?: (answer: unknown, values: Values) => void
  /** Shows that it is saved; default: a plain message. */
  readonly tell?: (answer: unknown, title: string) => unknown
  /** Shows the inputs with faults where some are hidden, and takes over the focus. */
  readonly onFaults?: (names: readonly string[]) => unknown
  /** Takes the place of the call, for input that is used later. */
  readonly onSubmit?: (values: Values) => void
}

/**
 * Runs a form: checks limits while typing, shows server faults at their inputs, sends the changes
 * and tracks saving. Inputs are uncontrolled, so input methods are never disturbed.
 */
export function useRecordForm(
  form: FormDefinition,
  { record, draft, onSaved, onSubmit, onFaults, tell }: RecordFormOptions,
): RecordForm {
  const { toasts } = useServices()
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
  const submit = () => void ((onSubmit || turn.take()) && send())
  const save = useSave(form, { record, engine, submit })
  const { write, savedAt, conflict } = save
  const say = tell ?? ((_answer, title) => toasts.show({ tone: 'success', title }))
  const showFirst = onFaults ?? (([first]) => first !== undefined && engine.setFocus(first))
  const send = engine.handleSubmit((typed) => {
    const values = valuesToSend(form, { record, shown: saved, typed })
    if (onSubmit) return onSubmit(values)
    const args = { ...form.given(record), ...values }
    write.mutate(args, {
      onSuccess(answer) {
        const before = record === null ? typed : { ...typed, ...broughtMeanwhile(engine, values) }
        const next = record === null ? showValues(form.inputs, null) : withoutSecrets(form, before)
        beginWith(engine, next, { before })
        setSaved(next)
        save.noteSaved(answer, next)
        say(answer, form.saved(answer, values))
        onSaved?.(answer, values)
      },
      onError: (error) => showFirst(showFaults(engine, names, error)),
      onSettled: turn.free,
    })
  }, refused)
  function refused(faults: FieldErrors) {
    turn.free()
    showFirst(names.filter((name) => faults[name] !== undefined))
  }
  return {
    form,
    record,
    engine,
    id,
    element,
    isDraftBack: draft !== undefined,
    ...outcomeOf(write, names, { isDirty, savedAt }),
    conflict,
    submit,
    discard() {
      save.forget()
      engine.reset({ ...saved })
    },
  }
}

/** How the last save went. */
const outcomeOf = (
  { isPending: isSaving, error: failure }: { isPending: boolean; error: Error | null },
  names: readonly string[],
  at: Pick<RecordForm, 'isDirty' | 'savedAt'>,
): Pick<RecordForm, 'isDirty' | 'savedAt' | 'state' | 'failure' | 'head'> => ({
  ...at,
  state: saveState({ ...at, isSaving, failure }),
  failure,
  head: failure ? serverFaults(failure, names, currentLanguage()).head : [],
})

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

/** Shows server faults at their inputs. @returns names of these inputs */
function showFaults(engine: Engine, names: readonly string[], error: unknown): readonly string[] {
  const { byInput } = serverFaults(error, names, currentLanguage())
  const atFault = names.filter((name) => byInput[name] !== undefined)
  for (const name of atFault)
    engine.setError(name, { type: 'server', message: byInput[name] ?? '' })
  return atFault
}

/** Clears the inputs of saved secrets. */
const withoutSecrets = (form: FormDefinition, typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      form.inputs[name]?.kind === 'secret' ? '' : value,
    ]),
  )
