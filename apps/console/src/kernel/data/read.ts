import {
  callOperation,
  type Args,
  type Includes,
  type ReadOperation,
  type Result,
  type Sdk,
} from '@omc/sdk'
import { queryOptions } from '@tanstack/react-query'

/** Arguments are optional if each of them is. */
type Given<Op extends ReadOperation, Path extends Includes<Op>> =
  {} extends Args<Op> ? [args?: Args<Op> & Including<Path>] : [args: Args<Op> & Including<Path>]
type Including<Path extends string> = { readonly include?: Path | readonly Path[] }

/**
 * Query options of a read operation: `useQuery(read(sdk, 'users.list', { page: { size: 20 } }))`.
 * Write operations do not compile.
 *
 * @returns options with the key `[resource, operation, args]`
 */
export function read<Op extends ReadOperation, Path extends Includes<Op> = never>(
  sdk: Sdk,
  op: Op,
  ...given: Given<Op, Path>
) {
  const [args = {}] = given
  const [resource, name] = op.split('.')
  return queryOptions<Result<Op, Path>>({
    queryKey: [resource, name, args],
    // as: `{}` is given only where the operation needs nothing.
    queryFn: async ({ signal }) => callOperation<Op, Path>(sdk, op, args as Args<Op>, { signal }),
  })
}
