import { allOperations } from '@omc/sdk'
import type { LoadingMask } from '@omc/shell'
import type { Mutation, MutationCache } from '@tanstack/react-query'
import { MASKED_RESOURCE } from './masked-resource.ts'

/**
 * Shows the mask during each call of the user management, also during those that are under way
 * already. @returns function that stops this
 */
export function followMutations(cache: MutationCache, mask: LoadingMask): () => void {
  const ends = new Map<number, () => void>()
  const look = ({
    mutationId,
    options,
    state: { status },
  }: Pick<Mutation, 'mutationId' | 'options' | 'state'>) => {
    const [resource, name] = options.mutationKey ?? []
    if (resource !== MASKED_RESOURCE) return
    if (status === 'pending' && !ends.has(mutationId)) {
      const path = allOperations().get(`${MASKED_RESOURCE}.${String(name)}`)?.path ?? ''
      ends.set(mutationId, mask.begin(path))
    }
    if (status !== 'pending') {
      ends.get(mutationId)?.()
      ends.delete(mutationId)
    }
  }
  for (const mutation of cache.getAll()) look(mutation)
  const stop = cache.subscribe(({ mutation }) => mutation && look(mutation))
  return () => {
    stop()
    for (const end of ends.values()) end()
  }
}
