import type { Platform } from '@omc/core'
import { DUPLICATE_KINDS, isSure, type DuplicateKind } from '@omc/core/duplicates'
import type { Result, Sdk } from '@omc/sdk'
import { queryOptions } from '@tanstack/react-query'
import type { Candidate } from './candidate.ts'

/** Material of the team that equals a candidate, also under another id. */
export type Duplicate = Found & { readonly kind: DuplicateKind }
type Found = Result<'carry_materials.find_duplicates'>['duplicates'][number]

/**
 * Reason against choosing a candidate: it exists already (id or link), or is only similar to an
 * existing material. `materialId` is null when a colleague has it.
 */
export type Standing =
  | { readonly tag: 'free' }
  | { readonly tag: 'there'; readonly materialId: string | null }
  | { readonly tag: 'like'; readonly duplicate: Duplicate }

export function standingOf(candidate: Candidate, duplicate: Duplicate | undefined): Standing {
  if (candidate.carry_material_id !== null)
    return { tag: 'there', materialId: candidate.carry_material_id }
  if (!duplicate) return { tag: 'free' }
  return isSure(duplicate.kind)
    ? { tag: 'there', materialId: duplicate.carry_material_id }
    : { tag: 'like', duplicate }
}

/** Candidates to compare: those that are marked already need no second look. */
export const toCompare = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates.filter(({ carry_material_id: id }) => id === null)

/** Duplicates of a page of candidates; they come after the candidates, for covers are looked at. */
export const duplicatesQuery = (sdk: Sdk, platform: Platform, candidates: readonly Candidate[]) =>
  queryOptions({
    queryKey: [
      'carry_materials',
      'find_duplicates',
      platform,
      candidates.map(({ source_id: id }) => id),
    ],
    queryFn: async ({ signal }) => {
      const asked = candidates.map(({ source_id, url, title, desc, cover_url }) => ({
        source_id,
        url,
        title,
        desc,
        cover_url,
      }))
      const args = { platform, candidates: asked }
      const { duplicates } = await sdk.carry_materials.find_duplicates(args, { signal })
      return duplicates.flatMap(known)
    },
    enabled: candidates.length > 0,
    // A hint: without an answer the candidates are as they were.
    retry: false,
  })

/** A newer server may know of kinds that have no words here. */
function known(found: Found): readonly Duplicate[] {
  const kind = DUPLICATE_KINDS.find((one) => one === found.kind)
  return kind ? [{ ...found, kind }] : []
}
