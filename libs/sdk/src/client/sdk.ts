import type { OperationKinds, OperationTree, Resources } from '../generated/operations.ts'
import type { operations } from '../generated/types.ts'
import type { ArgsOf, IncludeOf } from './arguments.ts'
import type { Api, CallsOf, IdOf, ItemOf, ResultOf } from './contract.ts'
import type { RawRequest } from './raw-operation.ts'

/** The API of the product. */
export interface ProductApi extends Api {
  readonly tree: OperationTree
  readonly operations: operations
  readonly kinds: OperationKinds
  readonly resources: Resources
}

/** Resource → operation → call, and `request` for calls by route. */
export type Sdk = CallsOf<ProductApi> & { readonly request: RawRequest }

/** Every operation of the server, as `<resource>.<operation>`. */
export type OperationId = IdOf<ProductApi>
/** Operations that only read: they may be cached, retried and prefetched. */
export type ReadOperation = {
  [Id in OperationId]: OperationKinds[Id]['effect'] extends 'read' ? Id : never
}[OperationId]
/** Operations that change something, whatever their method says. */
export type WriteOperation = Exclude<OperationId, ReadOperation>
/** The flat argument object of an operation. */
export type Args<Op extends OperationId> = ArgsOf<operations[Op]>
/** The relations that an operation can include. */
export type Includes<Op extends OperationId> = IncludeOf<operations[Op]>
/** Result type of an operation; `Path` names the relations it includes. */
export type Result<Op extends OperationId, Path extends string = never> = ResultOf<
  ProductApi,
  Op,
  Path
>
/** A record of a list operation. */
export type Item<Op extends OperationId, Path extends string = never> = ItemOf<ProductApi, Op, Path>
