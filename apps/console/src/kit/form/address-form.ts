import type { Args, InputFact, Result, WriteOperation } from '@omc/sdk'
import type { FormDefinition } from './form-definition.ts'

type Say = () => string

type Declared<Op extends WriteOperation> = Pick<
  FormDefinition,
  'title' | 'intro' | 'controls' | 'hints' | 'labels' | 'options' | 'submit'
> & {
  /** Facts of the inputs: the contract has them for request bodies only. */
  readonly inputs: Readonly<Partial<Record<keyof Args<Op> & string, InputFact>>>
  readonly title: Say
  /** Arguments in addition to the inputs, such as the id of the row. */
  readonly given?: (record: { readonly id: string }) => Partial<Args<Op>>
  readonly saved: (answer: Result<Op>) => string
}

/** Form of an operation whose arguments are query parameters, such as the start of a sync job. */
export const addressForm = <Op extends WriteOperation>(
  operation: Op,
  { inputs, given, saved, ...declared }: Declared<Op>,
): FormDefinition => ({
  ...declared,
  operation,
  // as: every declared input has a fact.
  inputs: inputs as FormDefinition['inputs'],
  unsent: [],
  sections: [{ inputs: Object.keys(inputs) }],
  given: (record) => (record?.id === undefined ? {} : (given?.({ id: record.id }) ?? {})),
  check: () => ({}),
  saved: (answer) => saved(answer as Result<Op>), // as: the answer of the operation.
})
