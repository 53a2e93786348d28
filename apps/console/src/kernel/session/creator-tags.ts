import type { Result, Sdk } from '@omc/sdk'
import { queryOptions } from '@tanstack/react-query'

export type CreatorTags = Result<'business_teams.creator_tag_info'>

/**
 * The tags that creators are sorted by; null when they cannot be had. Nobody waits for them, so
 * nobody is told.
 *
 * @source console spec §4, §7 creator tag info; §8, creator-tag load failure
 */
export const creatorTags = (sdk: Pick<Sdk, 'business_teams'>) =>
  queryOptions({
    queryKey: ['business_teams', 'creator_tag_info'],
    async queryFn({ signal }): Promise<CreatorTags | null> {
      try {
        return await sdk.business_teams.creator_tag_info({}, { signal })
      } catch {
        // What needs them shows its choices without.
        return null
      }
    },
  })
