import type { FieldName, OperationId, operations, Page, RecordType, Result } from '@omc/sdk'

/** Resources that have a list. */
export type ListResource = OperationId extends infer Op
  ? Op extends `${infer Resource}.list`
    ? Extract<Resource, RecordType>
    : never
  : never

type ListOperation<R extends ListResource> = Extract<OperationId, `${R}.list`>

type ListQuery<R extends ListResource> = NonNullable<
  operations[ListOperation<R>]['parameters']['query']
>

/** Filter names that the list's operation declares. */
export type FilterName<R extends ListResource> = keyof ListQuery<R> extends infer Parameter
  ? Parameter extends `filter[${infer Name}]`
    ? Name
    : never
  : never

/** Sort orders of a list: an attribute, or `-` and an attribute for descending order. */
export type SortName<R extends ListResource> =
  ListQuery<R> extends { sort?: readonly (infer Name extends string)[] } ? Name : never

/** One row of a resource's list, flat. */
export type RowOf<R extends ListResource> =
  Result<ListOperation<R>> extends Page<infer Row> ? Row : never

export type ListRow = { readonly id: string }

export type ColumnName<R extends ListResource> = keyof RowOf<R> & FieldName<R>

/** Row with the requested attributes: a cell that reads others does not compile. */
export type AskedRow<R extends ListResource, Name extends keyof RowOf<R>> = Pick<RowOf<R>, Name> &
  ListRow

type Body<R extends ListResource> = operations[ListOperation<R>] extends {
  responses: { 200: { content: { 'application/vnd.api+json': infer Document } } }
}
  ? Document
  : never

/** Relations of the rows of a list, with the type of the records behind each. */
type Relations<R extends ListResource> =
  Body<R> extends { data: readonly { relationships?: infer Given }[] } ? NonNullable<Given> : never

/** Type of the records behind a relation, one or many. */
type TypeBehind<Relation> = Relation extends { data: infer Data }
  ? NonNullable<Data> extends readonly (infer One)[]
    ? TypeOf<One>
    : TypeOf<NonNullable<Data>>
  : never
type TypeOf<Identifier> = Identifier extends { type: infer Type }
  ? Extract<Type, RecordType>
  : never

/** Related records to read with the rows: of each relation the type and the attributes shown. */
export type Included<R extends ListResource> = {
  readonly [Relation in keyof Relations<R>]?: IncludedOf<
    TypeBehind<NonNullable<Relations<R>[Relation]>>
  >
}
type IncludedOf<Type extends RecordType> = Type extends RecordType
  ? readonly [Type, FieldName<Type>, ...FieldName<Type>[]]
  : never
