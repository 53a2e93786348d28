import { allOperations } from '@omc/sdk'
import type { LoadingMask } from '@omc/shell'
import type { MutationCache } from '@tanstack/react-query'

/** Resource whose changes show a mask. @source console spec §7, doEdit and doDelete */
const MASKED_RESOURCE = 'userManagement'

/** Shows the mask during each call of the user management. @returns function that stops this */
export function followMutations(cache: MutationCache, mask: LoadingMask): () => void {
  const ends = new Map<number, () => void>()
  const stop = cache.subscribe(({ mutation }) => {
    if (!mutation) return
    const [resource, name] = mutation.options.mutationKey ?? []
    if (resource !== MASKED_RESOURCE) return
    const { mutationId } = mutation
    const { status } = mutation.state
    if (status === 'pending' && !ends.has(mutationId)) {
      const path = allOperations().get(`${MASKED_RESOURCE}.${String(name)}`)?.path ?? ''
      ends.set(mutationId, mask.begin(path))
    }
    if (status !== 'pending') {
      ends.get(mutationId)?.()
      ends.delete(mutationId)
    }
  })
  return () => {
    stop()
    for (const end of ends.values()) end()
  }
}
