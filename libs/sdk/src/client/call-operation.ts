import type { AnySdk, Args, OperationId, Result, Sdk } from './create-sdk.ts'
import type { CallOptions } from './transport.ts'

/**
 * Calls an operation by its id, with the types of that operation: for code that takes the
 * operation as data, such as query and write hooks.
 */
export async function callOperation<Op extends OperationId>(
  sdk: Sdk,
  id: Op,
  args: Args<Op>,
  options?: CallOptions,
): Promise<Result<Op>> {
  const [resource = '', name = ''] = id.split('.')
  // By construction every id names a member of the SDK; its types are looked up by the id.
  const call = (sdk as unknown as AnySdk)[resource]?.[name]
  if (!call) throw new TypeError(`there is no operation ${id}`)
  return (await call(args, options)) as Result<Op>
}
