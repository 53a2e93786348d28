import type { CallOptions } from '../operations/call-arguments.ts'
import type { Including } from './arguments.ts'
import type { Call } from './call.ts'
import type { AnySdk } from './create-sdk.ts'
import type { Args, Includes, OperationId, Result, Sdk } from './sdk.ts'

/**
 * Calls an operation by its id, with the types of that operation: for code that takes the
 * operation as data, such as query and write hooks.
 *
 * @throws TypeError when there is no such operation
 */
export function callOperation<Op extends OperationId, Path extends Includes<Op> = never>(
  sdk: Sdk,
  id: Op,
  args: Args<Op> | (Args<Op> & Including<Path>),
  options?: CallOptions,
): Call<Result<Op, Path>> {
  const [resource = '', name = ''] = id.split('.')
  // By construction every id names a member of the SDK; its types are looked up by the id.
  const call = (sdk as unknown as AnySdk)[resource]?.[name]
  if (!call) throw new TypeError(`there is no operation ${id}`)
  return call({ ...args }, options) as Call<Result<Op, Path>>
}
