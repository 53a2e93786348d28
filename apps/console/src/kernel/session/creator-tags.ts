import type { Result, Sdk } from '@omc/sdk'
import { queryOptions } from '@tanstack/react-query'

export type CreatorTags = Result<'business_teams.creator_tag_info'>

/**
 * Tags that group creators; null if they fail to load. Nothing depends on them, so a failure is not
 * shown.
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
        // Choices that use the tags are shown without them.
        return null
      }
    },
  })
