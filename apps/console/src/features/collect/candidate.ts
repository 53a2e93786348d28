import type { Platform } from '@omc/core'
import type { Result } from '@omc/sdk'

/** Offer of a platform: a product, or a piece of an author. */
export type Candidate = Result<'carry_materials.search_pool'>['candidates'][number]

/** Part of a candidate that the tray stores. */
export type Chosen = Pick<
  Candidate,
  'source_id' | 'title' | 'cover_url' | 'price' | 'commission_price'
> & { readonly kind: 'goods' | 'content'; readonly source: Platform }

/** Identity of a candidate across platforms. */
export const keyOf = (one: Pick<Chosen, 'kind' | 'source' | 'source_id'>): string =>
  `${one.kind}:${one.source}:${one.source_id}`

/** @param searched  platform and kind of the search that found it */
export const chosenOf = (
  candidate: Candidate,
  searched: Pick<Chosen, 'kind' | 'source'>,
): Chosen => ({
  kind: searched.kind,
  source: searched.source,
  source_id: candidate.source_id,
  title: candidate.title,
  cover_url: candidate.cover_url,
  price: candidate.price,
  commission_price: candidate.commission_price,
})
