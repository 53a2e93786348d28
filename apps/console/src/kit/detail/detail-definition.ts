import type { FieldFact, FieldName, OperationId, RecordType, Result } from '@omc/sdk'
import type { ComponentType } from 'react'
import type { FormDefinition } from '../form/form-definition.ts'

type Say = () => string

/** Resources with records that can be read one by one. */
export type DetailResource = OperationId extends infer Op
  ? Op extends `${infer Resource}.get`
    ? Extract<Resource, RecordType>
    : never
  : never

/** A record of a resource, flat. */
export type RecordOf<R extends DetailResource> = Result<Extract<OperationId, `${R}.get`>>

export type DetailSection<Rec, Fact extends string = string, Input extends string = string> =
  /** Attributes as they are, with their facts of `@omc/sdk/fields/<resource>`. */
  | {
      readonly kind: 'facts'
      readonly title?: Say
      readonly facts: Readonly<Partial<Record<Fact, FieldFact>>>
      readonly cells?: { readonly [Name in Fact]?: ComponentType<{ readonly record: Rec }> }
    }
  /** Inputs of the form. */
  | {
      readonly kind: 'inputs'
      readonly title?: Say
      readonly hint?: Say
      readonly inputs: readonly Input[]
    }
  /** What no attribute says. */
  | {
      readonly kind: 'part'
      readonly title?: Say
      readonly Part: ComponentType<{ readonly record: Rec }>
    }

export type DetailDefinition<Rec extends DetailRecord = DetailRecord> = {
  readonly resource: DetailResource
  readonly title: (record: Rec) => string
  readonly description?: (record: Rec) => string
  /** What can be changed: one form and one save bar, whatever the sections. */
  readonly form?: FormDefinition
  readonly sections: readonly DetailSection<Rec>[]
}

export type DetailRecord = { readonly id: string }

/**
 * A record as data: what it is, what can be changed of it, what belongs to it. Without the right to
 * run the form's operation its inputs are not there.
 *
 * @source architecture: screens are data with holes; screens §0.1, detail
 */
export function defineDetail<R extends DetailResource, Input extends string = never>(
  resource: R,
  definition: {
    readonly title: (record: RecordOf<R>) => string
    readonly description?: (record: RecordOf<R>) => string
    readonly form?: FormDefinition<Input>
    readonly sections: readonly DetailSection<RecordOf<R>, FieldName<R>, NoInfer<Input>>[]
  },
): DetailDefinition<RecordOf<R> & DetailRecord> {
  // as: the engine knows attributes by plain names; the types above tied them to the resource.
  return { resource, ...definition } as DetailDefinition<RecordOf<R> & DetailRecord>
}
