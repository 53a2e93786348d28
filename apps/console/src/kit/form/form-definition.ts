import type { Args, FormFacts, InputFact, InputName, Result, WriteOperation } from '@omc/sdk'
import type { ComponentType, Ref } from 'react'
import { inputKind } from './input-kinds.ts'

type Say = () => string

/** What a form begins with: a record as the server answers it. */
export type FormRecord = { readonly id?: string }

/** What a control of a form's own gets. */
export type ControlProps = {
  readonly name: string
  readonly fact: InputFact
  readonly label: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
  /** Of what takes focus when the input is at fault. */
  readonly focusRef: Ref<HTMLInputElement>
}

export type FormOption = {
  readonly value: string
  readonly label: string
  readonly isDisabled?: boolean
}

/** Inputs below one heading. */
export type FormSection<Name extends string = string> = {
  readonly title?: Say
  readonly hint?: Say
  readonly inputs: readonly Name[]
}

/** Of some inputs. */
type ByInput<Name extends string, Value> = Readonly<Partial<Record<Name, Value>>>

/** What people may say of single inputs; what is left out follows from the contract. */
type InputParts<Name extends string> = {
  /** Own labels, where the form asks for something else than the argument alone. */
  readonly labels?: ByInput<Name, Say>
  readonly hints?: ByInput<Name, Say>
  /** What to say where the contract's limits are broken, if more can be said than they do. */
  readonly faults?: ByInput<Name, Say>
  /** Names of a choice's values, and which of them are offered. */
  readonly options?: ByInput<Name, () => readonly FormOption[]>
  readonly controls?: ByInput<Name, ComponentType<ControlProps>>
  /** What the browser may fill in. */
  readonly autoComplete?: ByInput<Name, string>
}

export type FormDefinition<Name extends string = string> = InputParts<string> & {
  readonly operation: WriteOperation
  readonly title: Say
  readonly intro?: Say
  /** Facts of what the form asks for, by name. */
  readonly inputs: Readonly<Record<Name, InputFact>>
  /** Names that are asked for and never sent. */
  readonly unsent: readonly string[]
  readonly sections: readonly FormSection[]
  /** What the operation needs beside the inputs, such as the id of the record. */
  readonly given: (record: FormRecord | null) => object
  /** What is wrong between inputs, by name. */
  readonly check: (values: Values) => Readonly<Record<string, string>>
  readonly submit?: Say
  /** Told when it is saved. */
  readonly saved: (answer: unknown, values: Values) => string
}

/** Values as they are sent, by name. */
export type Values = Readonly<Record<string, unknown>>

/** The same, as the operation takes them; those of `also` are texts. */
export type FormValues<Op extends WriteOperation, Also extends string = never> = {
  readonly [Name in InputName<Op> & keyof Args<Op>]?: Args<Op>[Name]
} & { readonly [Name in Also]?: string }

/** What the operation needs and the form does not ask for. */
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
  /** In the order they are shown, under headings where there are many. */
  readonly inputs: readonly Name[] | readonly FormSection<Name>[]
  /** Asked for beside what is sent, such as a new password once more. */
  readonly also?: Readonly<Record<Also, InputFact>>
  readonly check?: (values: FormValues<Op, Also>) => ByInput<Name, string | undefined>
  readonly submit?: Say
  readonly saved: (answer: Result<Op>, values: FormValues<Op, Also>) => string
}

/**
 * A form as data: its inputs are arguments of the operation, with the contract's labels and limits.
 * It is there for people who may run the operation.
 *
 * @param facts  of `@omc/sdk/forms/<resource>`: operation, kinds and limits
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
  // as: the engine knows inputs by plain names; the types above tied them to the operation.
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

/** Without those that are right. */
const present = (
  faults: Readonly<Partial<Record<string, string | undefined>>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([name, words]) => (words === undefined ? [] : [[name, words]])),
  )

/** Names of the inputs, in the order they are shown. */
export const namesIn = ({ sections }: Pick<FormDefinition, 'sections'>): readonly string[] =>
  sections.flatMap(({ inputs }) => inputs)
