import type { Platform } from '@omc/core'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useServices } from '../../kernel/services/services-context.ts'
import type { Candidate } from './candidate.ts'
import { duplicatesQuery, toCompare, type Duplicate } from './duplicates.ts'

type Page = { readonly candidates: readonly Candidate[] }

type Found = {
  /** By the id at the platform. */
  readonly duplicates: ReadonlyMap<string, Duplicate>
  readonly isComparing: boolean
}

/** Duplicates of the candidates of some pages. */
export function useDuplicates(platform: Platform, pages: readonly Page[]): Found {
  const { sdk } = useServices()
  return useQueries({
    queries: pages.map(({ candidates }) => duplicatesQuery(sdk, platform, toCompare(candidates))),
    combine,
  })
}

const combine = (answers: readonly UseQueryResult<readonly Duplicate[]>[]): Found => ({
  duplicates: new Map(
    answers.flatMap(({ data = [] }) => data.map((one) => [one.source_id, one] as const)),
  ),
  isComparing: answers.some(({ isLoading }) => isLoading),
})
