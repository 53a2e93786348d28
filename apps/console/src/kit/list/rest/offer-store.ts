import { proxy, ref, useSnapshot } from 'valtio'
import { loadPart } from '../../../kernel/errors/load-part.ts'
import type { Offer } from './offer.ts'

const NOTHING: Offer = { filters: [], columns: {} }

const offers = proxy<{ of: Record<string, Offer> }>({ of: {} })
const coming = new Map<string, Promise<void>>()

export const offerOf = (resource: string): Offer | undefined => offers.of[resource]

/** What a list's operation offers; undefined until it was asked for. */
export const useOffer = (resource: string): Offer | undefined => useSnapshot(offers).of[resource]

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
    const { readOffer } = await loadPart(() => import('./read-offer.ts'))
    offers.of[resource] = ref(await readOffer(resource))
  } catch {
    coming.delete(resource)
    offers.of[resource] ??= ref(NOTHING)
  }
}
