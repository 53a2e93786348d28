import type { FileAnswer } from '../../jsonapi/send-file.ts'
import type { Services } from '../../jsonapi/services.ts'
import { problem } from '../../kernel/problem.ts'
import { MEDIA_TYPES } from '../../media/media-kind.ts'
import { createProxyCache, type CachedMedia } from '../../media/proxy-cache.ts'
import { offload } from '../../offload/offload.ts'

const MAX_BYTES = 20 * 2 ** 20
const TIMEOUT_MS = 10_000
/** Most bytes of all cached files together. */
const CACHE_BYTES = 512 * 2 ** 20

/**
 * Fetches a file of another address once a day and keeps it. What it is, its own bytes say.
 *
 * @throws Problem 422 `address_not_allowed`, 502 `not_media`, 502 and 503 of the fetcher
 */
export async function fetchMedia(
  { outbound, config }: Pick<Services, 'outbound' | 'config'>,
  url: string,
  now: Date,
): Promise<CachedMedia> {
  // Before the cache: an address that may not be asked any more is not shown either.
  const checked = outbound.check(url)
  if (checked.tag === 'refused')
    throw problem(
      'address_not_allowed',
      { why: checked.why },
      { status: 400, source: { parameter: 'url' } },
    )
  const cache = createProxyCache(config.dataDir)
  const kept = await cache.find(url, now)
  if (kept) return kept
  const answer = await outbound.fetch(url, {
    accept: Object.keys(MEDIA_TYPES),
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
  })
  if (answer.status !== 200) throw problem('outside_refused', { status: answer.status })
  const { looked, bytes } = await offload.examine(answer.bytes)
  if (looked.tag === 'refused') throw problem('not_media.fetched', { why: looked.why })
  const media = await cache.keep(url, { bytes, type: looked.type, now })
  await cache.trim(CACHE_BYTES)
  return media
}

export const sendMedia = ({ path, type }: CachedMedia): FileAnswer => ({
  path,
  type,
  name: `media.${type.split('/')[1] ?? ''}`,
  as: 'inline',
  maxAgeS: 24 * 3600,
})
