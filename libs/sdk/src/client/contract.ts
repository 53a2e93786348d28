import type { CallOptions } from '../operations/call-arguments.ts'
import type { Effect, ResultKind } from '../operations/operation.ts'
import type { ArgsOf, IncludeOf, Including, OwnArgs } from './arguments.ts'
import type { Call, ListCall } from './call.ts'
import type { EventStream } from './event-stream.ts'
import type { Page } from './page.ts'
import type { FlatRecord, WireRecord } from './record.ts'

/** The generated types of one API, under one name. */
export interface Api {
  /** Resource → operation → operation id. */
  readonly tree: object
  readonly operations: object
  readonly kinds: object
  readonly resources: object
}

/** Ids of the operations of an API. */
export type IdOf<A extends Api> = keyof A['operations'] & keyof A['kinds'] & string
type KindOf<A extends Api, Id extends IdOf<A>> = A['kinds'][Id] extends {
  effect: Effect
  result: infer Kind extends ResultKind
}
  ? Kind
  : never

type Content<T> = T extends { content: infer Media } ? Media[keyof Media] : never
type Answer<Op> = Op extends { responses: infer Responses }
  ? Content<Responses[Extract<keyof Responses, 200 | 201>]>
  : never
type Data<Body> = Body extends { data: infer Inner } ? Inner : never
type Lifted<Inner, Known, Path extends string> = Inner extends WireRecord
  ? FlatRecord<Inner, Known, Path>
  : Inner
type Nothing<Op> = Op extends { responses: { 204: unknown } } ? null : never

/** The records of a list. */
export type ItemOf<A extends Api, Id extends IdOf<A>, Path extends string = never> =
  Data<Answer<A['operations'][Id]>> extends ReadonlyArray<infer Item>
    ? Lifted<Item, A['resources'], Path>
    : never

/** Result type of an operation; null where the server may answer 204. */
export type ResultOf<A extends Api, Id extends IdOf<A>, Path extends string = never> =
  | Nothing<A['operations'][Id]>
  | (KindOf<A, Id> extends 'list'
      ? Page<ItemOf<A, Id, Path>>
      : KindOf<A, Id> extends 'record'
        ? Lifted<Data<Answer<A['operations'][Id]>>, A['resources'], Path>
        : KindOf<A, Id> extends 'data'
          ? Data<Answer<A['operations'][Id]>>
          : KindOf<A, Id> extends 'raw'
            ? Answer<A['operations'][Id]>
            : KindOf<A, Id> extends 'file'
              ? Blob
              : KindOf<A, Id> extends 'stream'
                ? EventStream
                : null)

type CallOf<A extends Api, Id extends IdOf<A>, Path extends string = never> =
  KindOf<A, Id> extends 'list' ? ListCall<ItemOf<A, Id, Path>> : Call<ResultOf<A, Id, Path>>

/** An object without members takes any object; this one takes none. */
type NoArgs = Readonly<Record<string, never>>

/** Arguments may be left out where every one of them may. */
type Plain<Args, Result> = {} extends Args
  ? (args?: [keyof Args] extends [never] ? NoArgs : Args, options?: CallOptions) => Result
  : (args: Args, options?: CallOptions) => Result

type Method<A extends Api, Id extends IdOf<A>> = [IncludeOf<A['operations'][Id]>] extends [never]
  ? Plain<ArgsOf<A['operations'][Id]>, CallOf<A, Id>>
  : {} extends OwnArgs<A['operations'][Id]>
    ? <Path extends IncludeOf<A['operations'][Id]> = never>(
        args?: OwnArgs<A['operations'][Id]> & Including<Path>,
        options?: CallOptions,
      ) => CallOf<A, Id, Path>
    : <Path extends IncludeOf<A['operations'][Id]> = never>(
        args: OwnArgs<A['operations'][Id]> & Including<Path>,
        options?: CallOptions,
      ) => CallOf<A, Id, Path>

/** Resource → operation → call. */
export type CallsOf<A extends Api> = {
  readonly [Resource in keyof A['tree']]: {
    readonly [Name in keyof A['tree'][Resource]]: A['tree'][Resource][Name] extends infer Id extends
      IdOf<A>
      ? Method<A, Id>
      : never
  }
}
