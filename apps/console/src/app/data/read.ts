import type { Args, ReadOperation, Result, Sdk } from '@omc/sdk'
import { queryOptions } from '@tanstack/react-query'
import { callOf } from './call-of.ts'

/** Arguments may be left out where every one of them may. */
type Given<Op extends ReadOperation> = {} extends Args<Op> ? [args?: Args<Op>] : [args: Args<Op>]

/**
 * A reading operation as query options: `useQuery(read(sdk, 'users.list', { 'page[size]': 20 }))`.
 * Writing operations do not compile.
 *
 * @returns options with the key `[resource, operation, args]`
 */
export function read<Op extends ReadOperation>(sdk: Sdk, op: Op, ...given: Given<Op>) {
  const [args = {}] = given
  const [resource, name] = op.split('.')
  return queryOptions<Result<Op>>({
    queryKey: [resource, name, args],
    queryFn: async ({ signal }) => callOf(sdk, op)(args, { signal }),
  })
}
