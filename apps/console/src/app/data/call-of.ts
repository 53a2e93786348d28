import type { AnySdk, Args, CallOptions, OperationId, Result, Sdk } from '@omc/sdk'

/** The call of an operation by its id. */
export function callOf<Op extends OperationId>(
  sdk: Sdk,
  op: Op,
): (args: Args<Op> | {}, options?: CallOptions) => Promise<Result<Op>> {
  const [resource = '', name = ''] = op.split('.')
  // The id and the tree come out of one generator run; the type only forgets which call it is.
  const call = (sdk as unknown as AnySdk)[resource]?.[name]
  if (!call) throw new TypeError(`no operation ${op}`)
  return (args, options) => call(args, options) as Promise<Result<Op>>
}
