import type { BodyArgs } from '../client/arguments.ts'
import type { OperationId } from '../client/sdk.ts'
import type { operations } from '../generated/types.ts'
import type { FieldFact } from './field-facts.ts'

/** One argument of an operation: what it is, what people call it, and what it may hold. */
export interface InputFact extends FieldFact {
  /** It must be sent. */
  readonly required?: true
  /** A whole number. */
  readonly integer?: true
  /** Of a text, in characters. */
  readonly minLength?: number
  readonly maxLength?: number
  /** Of a number. */
  readonly min?: number
  readonly max?: number
  /** Of a list, in entries. */
  readonly minItems?: number
  readonly maxItems?: number
  /** Of a text, as a regular expression of JSON schema. */
  readonly pattern?: string
  /** Never answered: what is set cannot be read. */
  readonly writeOnly?: true
}

/** Names of what the body of an operation takes. */
export type InputName<Op extends OperationId> = keyof BodyArgs<operations[Op]> & string

/** Input of an operation, from `@omc/sdk/forms/<resource>`. */
export interface FormFacts<Op extends OperationId> {
  readonly operation: Op
  readonly inputs: { readonly [Name in InputName<Op>]-?: InputFact }
}
