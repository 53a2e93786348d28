import type { CallOptions } from '../operations/call-arguments.ts'
import type { Including } from './arguments.ts'
import type { Call } from './call.ts'
import type { AnyCall } from './create-sdk.ts'
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
  const call = callOf(sdk, resource, name)
  if (!call) throw new TypeError(`there is no operation ${id}`)
  return call({ ...args }, options) as Call<Result<Op, Path>>
}

type Calls = Readonly<Record<string, Readonly<Record<string, object>>>>

/** The call at a resource and name; undefined when the SDK has none. */
function callOf(sdk: Omit<Sdk, 'request'>, resource: string, name: string): AnyCall | undefined {
  const calls: Calls = sdk
  // as: every member of a resource is a call; its types are looked up by the id.
  return calls[resource]?.[name] as AnyCall | undefined
}
