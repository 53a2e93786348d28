import type { FieldFact, FieldName, OperationId, RecordType, Result } from '@omc/sdk'
import type { ComponentType } from 'react'
import type { FormDefinition } from '../form/form-definition.ts'

type Say = () => string

/** Resources with a `get` operation. */
export type DetailResource = OperationId extends infer Op
  ? Op extends `${infer Resource}.get`
    ? Extract<Resource, RecordType>
    : never
  : never

/** A record of a resource, flat. */
export type RecordOf<R extends DetailResource> = Result<Extract<OperationId, `${R}.get`>>

export type DetailSection<Rec, Fact extends string = string, Input extends string = string> =
  /** Read-only attributes, with their facts from `@omc/sdk/fields/<resource>`. */
  | {
      readonly kind: 'facts'
      readonly title?: Say
      readonly facts: Readonly<Partial<Record<Fact, FieldFact>>>
      readonly cells?: { readonly [Name in Fact]?: ComponentType<{ readonly record: Rec }> }
    }
  /** Some inputs of the form. */
  | {
      readonly kind: 'inputs'
      readonly title?: Say
      readonly hint?: Say
      readonly inputs: readonly Input[]
    }
  /** Custom content. */
  | {
      readonly kind: 'part'
      readonly title?: Say
      readonly Part: ComponentType<{ readonly record: Rec }>
    }

export type DetailDefinition<Rec extends DetailRecord = DetailRecord> = {
  readonly resource: DetailResource
  readonly title: (record: Rec) => string
  readonly description?: (record: Rec) => string
  /** Editable part: one form and one save bar for all sections. */
  readonly form?: FormDefinition
  /** Form with the same inputs for a record in a state of its own; undefined: `form`. */
  readonly formIn?: (record: Rec) => FormDefinition | undefined
  readonly sections: readonly DetailSection<Rec>[]
}

export type DetailRecord = { readonly id: string }

/**
 * A record screen as data: its facts, its form and related parts. The inputs are hidden from people
 * who may not run the form's operation.
 *
 * @source architecture: screens are data with holes; screens §0.1, detail
 */
export function defineDetail<R extends DetailResource, Input extends string = never>(
  resource: R,
  definition: {
    readonly title: (record: RecordOf<R>) => string
    readonly description?: (record: RecordOf<R>) => string
    readonly form?: FormDefinition<Input>
    readonly formIn?: (record: RecordOf<R>) => FormDefinition<Input> | undefined
    readonly sections: readonly DetailSection<RecordOf<R>, FieldName<R>, NoInfer<Input>>[]
  },
): DetailDefinition<RecordOf<R> & DetailRecord> {
  // as: the engine uses plain attribute names; the types above tie them to the resource.
  return { resource, ...definition } as DetailDefinition<RecordOf<R> & DetailRecord>
}
