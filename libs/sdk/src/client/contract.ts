import type { EventStream } from './event-stream.ts'
import type { OperationTable, ResultKind } from './operation-row.ts'
import type { CallOptions } from './transport.ts'

/** A page of records. `totalCapped` says that there are at least `total`, counting stopped there. */
export interface Page<Item> {
  items: Item[]
  total: number
  totalCapped: boolean
}

/**
 * What a relation name holds: the included record, or only id and type when it was not included
 * or would lead back to a record it is part of.
 */
export interface RelatedRecord {
  id: string
  type: string
  [name: string]: unknown
}

type Flat<T> = { [Key in keyof T]: T[Key] }
type Content<T> = T extends { content: infer Media } ? Media[keyof Media] : never

type PathArgs<Op> = Op extends { parameters: { path: infer Path extends object } } ? Path : unknown
type QueryArgs<Op> = Op extends { parameters: { query?: infer Query } }
  ? NonNullable<Query> extends never
    ? unknown
    : NonNullable<Query>
  : unknown
type BodyOf<Op> = Op extends { requestBody?: infer Body } ? Content<NonNullable<Body>> : never
/** Where a file may be sent as bytes, its argument takes them beside the base64 text. */
type UploadArgs<Parts> = {
  [Name in keyof Parts]: Name extends 'file' ? Parts[Name] | Blob : Parts[Name]
}
type BodyArgs<Op> = [BodyOf<Op>] extends [never]
  ? unknown
  : Op extends { requestBody?: { content: { 'multipart/form-data': infer Parts } } }
    ? UploadArgs<Parts>
    : BodyOf<Op> extends { data: { attributes?: infer Attributes } }
      ? NonNullable<Attributes>
      : BodyOf<Op> extends { data: unknown }
        ? unknown
        : BodyOf<Op>

/** Path parameters, query parameters and body attributes of an operation as one flat object. */
export type ArgsOf<Op> = Flat<PathArgs<Op> & QueryArgs<Op> & BodyArgs<Op>>

type Relation<T> = T extends { data?: infer Data }
  ? NonNullable<Data> extends readonly unknown[]
    ? RelatedRecord[]
    : RelatedRecord | Extract<Data, null>
  : never
type Relations<T> = T extends { relationships?: infer Map }
  ? { [Name in keyof NonNullable<Map>]?: Relation<NonNullable<NonNullable<Map>[Name]>> }
  : unknown
type Attributes<T> = T extends { attributes?: infer Map } ? NonNullable<Map> : unknown

/** A resource object with its attributes and relations lifted to its own level. */
export type FlatRecord<Resource extends { type: string }> = Flat<
  { id: string; type: Resource['type'] } & Omit<Attributes<Resource>, 'id' | 'type'> &
    Omit<Relations<Resource>, 'id' | 'type'>
>

type Answer<Op> = Op extends { responses: infer Responses }
  ? Content<Responses[Extract<keyof Responses, 200 | 201>]>
  : never
type Data<Body> = Body extends { data: infer Inner } ? Inner : never
type Lifted<Inner> = Inner extends { type: string } ? FlatRecord<Inner> : Inner
type Nothing<Op> = Op extends { responses: { 204: unknown } } ? null : never

/** What an operation resolves to; null where the server may answer 204. */
export type ResultOf<Op, Kind extends ResultKind> =
  | Nothing<Op>
  | (Kind extends 'list'
      ? Page<Lifted<Data<Answer<Op>> extends ReadonlyArray<infer Item> ? Item : never>>
      : Kind extends 'record'
        ? Lifted<Data<Answer<Op>>>
        : Kind extends 'data'
          ? Data<Answer<Op>>
          : Kind extends 'raw'
            ? Answer<Op>
            : Kind extends 'file'
              ? Blob
              : Kind extends 'stream'
                ? EventStream
                : null)

type Call<Args, Result> = {} extends Args
  ? (args?: Args, options?: CallOptions) => Promise<Result>
  : (args: Args, options?: CallOptions) => Promise<Result>

/** Resource → operation → call, from the generated tree, operations and table. */
export type SdkOf<Tree, Ops, Table extends OperationTable> = {
  readonly [Resource in keyof Tree]: {
    readonly [Name in keyof Tree[Resource]]: Tree[Resource][Name] extends infer Id extends
      keyof Ops & keyof Table
      ? Call<ArgsOf<Ops[Id]>, ResultOf<Ops[Id], Table[Id][4]>>
      : never
  }
}
