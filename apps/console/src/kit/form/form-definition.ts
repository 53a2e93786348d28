import type { Args, FormFacts, InputFact, InputName, Result, WriteOperation } from '@omc/sdk'
import type { ComponentType, Ref } from 'react'
import { inputKind } from './input-kinds.ts'

type Say = () => string

/** Record that a form edits, as the server answers it. */
export type FormRecord = { readonly id?: string }

/** Props of a custom control. */
export type ControlProps = {
  readonly name: string
  readonly fact: InputFact
  readonly label: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
  /** Ref of the element to focus when the input has a fault. */
  readonly focusRef: Ref<HTMLInputElement>
}

/** A custom control. One that stores ids or numbers also shows its value in words. */
export type FormControl = ComponentType<ControlProps> & {
  readonly Words?: ComponentType<{
    readonly value: unknown
    /** The record that holds the value; null for a value that was not saved. */
    readonly record: object | null
  }>
}

export type FormOption = {
  readonly value: string
  readonly label: string
  readonly isDisabled?: boolean
}

/** Inputs under one heading. */
export type FormSection<Name extends string = string> = {
  readonly title?: Say
  readonly hint?: Say
  readonly inputs: readonly Name[]
}

/** Values for some of the inputs. */
type ByInput<Name extends string, Value> = Readonly<Partial<Record<Name, Value>>>

/** Overrides for single inputs; the defaults follow from the contract. */
type InputParts<Name extends string> = {
  /** Labels for inputs whose meaning differs from the bare argument. */
  readonly labels?: ByInput<Name, Say>
  readonly hints?: ByInput<Name, Say>
  /** Messages that explain a broken limit better than the contract's message. */
  readonly faults?: ByInput<Name, Say>
  /** Options to offer for a choice, with their labels. */
  readonly options?: ByInput<Name, () => readonly FormOption[]>
  readonly controls?: ByInput<Name, FormControl>
  /** Autocomplete tokens for the browser. */
  readonly autoComplete?: ByInput<Name, string>
}

export type FormDefinition<Name extends string = string> = InputParts<string> & {
  readonly operation: WriteOperation
  readonly title: Say
  readonly intro?: Say
  /** Facts of the inputs by name. */
  readonly inputs: Readonly<Record<Name, InputFact>>
  /** Names of inputs that are never sent. */
  readonly unsent: readonly string[]
  readonly sections: readonly FormSection[]
  /** Arguments in addition to the inputs, such as the record's id. */
  readonly given: (record: FormRecord | null) => object
  /** Faults that involve several inputs, by name. */
  readonly check: (values: Values) => Readonly<Record<string, string>>
  readonly submit?: Say
  /** Message after saving. */
  readonly saved: (answer: unknown, values: Values) => string
}

/** Values to send by name. */
export type Values = Readonly<Record<string, unknown>>

/** Values typed by the operation; those of `also` are texts. */
export type FormValues<Op extends WriteOperation, Also extends string = never> = {
  readonly [Name in InputName<Op> & keyof Args<Op>]?: Args<Op>[Name]
} & { readonly [Name in Also]?: string }

/** Arguments that the operation needs and the form has no input for. */
type Given<Op extends WriteOperation> = 'id' extends keyof Args<Op>
  ? { readonly given: (record: { readonly id: string }) => Partial<Args<Op>> }
  : { readonly given?: (record: { readonly id: string }) => Partial<Args<Op>> }

type Declared<
  Op extends WriteOperation,
  Also extends string,
  Name extends string,
> = InputParts<Name> & {
  readonly title: Say
  readonly intro?: Say
  /** Inputs in display order; long forms group them in sections. */
  readonly inputs: readonly Name[] | readonly FormSection<Name>[]
  /** Inputs that are not sent, such as the repeated new password. */
  readonly also?: Readonly<Record<Also, InputFact>>
  readonly check?: (values: FormValues<Op, Also>) => ByInput<Name, string | undefined>
  readonly submit?: Say
  readonly saved: (answer: Result<Op>, values: FormValues<Op, Also>) => string
}

/**
 * A form as data: its inputs are arguments of the operation, with the contract's labels and limits.
 * Only people who may run the operation see it.
 *
 * @param facts  from `@omc/sdk/forms/<resource>`: operation, kinds and limits
 * @throws TypeError for an argument that has no control: an object or a file needs one of its own
 * @source architecture: screens are data with holes; screens §0.1, settings form
 */
export function defineForm<
  Op extends WriteOperation,
  Name extends InputName<Op> | NoInfer<Also>,
  Also extends string = never,
>(
  facts: FormFacts<Op>,
  { inputs, also, given, check, saved, ...declared }: Declared<Op, Also, Name> & Given<Op>,
): FormDefinition<Name> {
  const sections = sectionsOf(inputs)
  const known: Readonly<Record<string, InputFact>> = { ...facts.inputs, ...also }
  const asked = pick(
    known,
    sections.flatMap((section) => section.inputs),
  )
  const bare = Object.keys(asked).find((name) => !hasControl(asked, name, declared.controls))
  if (bare) throw new TypeError(`${facts.operation}: ${bare} needs a control of its own`)
  // as: the engine uses plain input names; the types above tie them to the operation.
  return {
    ...declared,
    operation: facts.operation,
    sections,
    inputs: asked as Readonly<Record<Name, InputFact>>,
    unsent: Object.keys(also ?? {}),
    given: (record: FormRecord | null) =>
      record?.id === undefined ? {} : (given?.({ id: record.id }) ?? {}),
    check: (values: Values) => present(check?.(values as FormValues<Op, Also>) ?? {}),
    saved: (answer: Result<Op>, values: Values) => saved(answer, values as FormValues<Op, Also>),
  } as FormDefinition<Name>
}

const sectionsOf = (inputs: readonly string[] | readonly FormSection[]): readonly FormSection[] => {
  const sections = inputs.filter((one) => typeof one === 'object')
  return sections.length > 0
    ? sections
    : [{ inputs: inputs.filter((one) => typeof one === 'string') }]
}

const pick = (facts: Readonly<Record<string, InputFact>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (facts[name] ? [[name, facts[name]]] : [])))

const hasControl = (
  facts: Readonly<Record<string, InputFact>>,
  name: string,
  own: Readonly<Partial<Record<string, unknown>>> = {},
): boolean => {
  const fact = facts[name]
  return own[name] !== undefined || (fact !== undefined && inputKind(fact) !== null)
}

/** Drops the entries without a fault. */
const present = (
  faults: Readonly<Partial<Record<string, string | undefined>>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([name, words]) => (words === undefined ? [] : [[name, words]])),
  )

/** Names of the inputs in display order. */
export const namesIn = ({ sections }: Pick<FormDefinition, 'sections'>): readonly string[] =>
  sections.flatMap(({ inputs }) => inputs)
