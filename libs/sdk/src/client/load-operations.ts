import type { OPERATIONS } from '../generated/operations.ts'

/** Every operation of the server by its id, one row each. */
export type Operations = typeof OPERATIONS

let loaded: Operations | null = null
let loading: Promise<Operations> | null = null

/**
 * The table of all operations. It is a part of its own, so that a page shows its sign-in form
 * without it; `createSdk` asks for it at once. A load that failed is tried again by the next call.
 */
export function loadOperations(): Promise<Operations> {
  loading ??= import('../generated/operations.ts').then(
    (part) => (loaded = part.OPERATIONS),
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}

/** The table when it is here: from the first answered call on, always. */
export const operationsIfLoaded = (): Operations | null => loaded
