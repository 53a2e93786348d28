import { callOperation, isApiError, type Sdk } from '@omc/sdk'
import { queryOptions } from '@tanstack/react-query'
import type { DetailDefinition, DetailRecord } from './detail-definition.ts'

/** Query of a detail's record. */
export function detailQuery<Rec extends DetailRecord>(
  sdk: Sdk,
  { resource }: DetailDefinition<Rec>,
  id: string,
) {
  return queryOptions<Rec>({
    queryKey: [resource, 'get', { id }],
    async queryFn({ signal }) {
      const record: unknown = await callOperation(sdk, `${resource}.get`, { id }, { signal })
      // as: `defineDetail` ties the record to the resource.
      return record as Rec
    },
  })
}

/** Whether the record was deleted or is not accessible; the server does not say which. */
export const isGone = (error: unknown): boolean => isApiError(error) && error.status === 404
