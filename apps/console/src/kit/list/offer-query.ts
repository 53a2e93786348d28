import { queryOptions } from '@tanstack/react-query'
import { loadPart } from '../../kernel/errors/load-part.ts'

/** Offer of a list's operation beyond the list; loaded once, when a person uses or looks for it. */
export const offerQuery = (resource: string) =>
  queryOptions({
    queryKey: ['offer', resource],
    async queryFn() {
      const { readOffer } = await loadPart(() => import('./rest/read-offer.ts'))
      return readOffer(resource)
    },
    staleTime: Infinity,
    gcTime: Infinity,
  })
