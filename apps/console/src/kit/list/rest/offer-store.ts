import { proxy, ref, useSnapshot } from 'valtio'
import { loadPart } from '../../../kernel/errors/load-part.ts'
import type { wholeList } from '../whole-list.ts'
import type { Offer } from './offer.ts'

type Loaded = {
  readonly offer: Offer
  /** Loaded along with it: most lists are drawn without. */
  readonly wholeList: typeof wholeList
}

const NOTHING: Offer = { filters: [], columns: {} }
const FAILED: Loaded = { offer: NOTHING, wholeList: (list) => ({ ...list, rest: NOTHING }) }

const offers = proxy<{ of: Record<string, Loaded> }>({ of: {} })
const coming = new Map<string, Promise<void>>()

export const offerOf = (resource: string): Loaded | undefined => offers.of[resource]

/** What a list's operation offers; undefined until it was asked for. */
export const useOffer = (resource: string): Loaded | undefined => useSnapshot(offers).of[resource]

/**
 * Loads what a list's operation offers. Never rejects: without it a list still works with what it
 * declares, and the next call tries again.
 */
export function askOffer(resource: string): Promise<void> {
  const known = coming.get(resource)
  if (known) return known
  const asked = load(resource)
  coming.set(resource, asked)
  return asked
}

async function load(resource: string): Promise<void> {
  try {
    const [{ readOffer }, part] = await loadPart(() =>
      Promise.all([import('./read-offer.ts'), import('../whole-list.ts')]),
    )
    offers.of[resource] = ref({ offer: await readOffer(resource), wholeList: part.wholeList })
  } catch {
    coming.delete(resource)
    offers.of[resource] ??= ref(FAILED)
  }
}
