import type { Services } from '../../app/services.ts'
import { problem } from '../../jsonapi/problem.ts'
import type { FileAnswer } from '../../jsonapi/send-file.ts'
import { MEDIA_TYPES } from '../../media/media-kind.ts'
import { createProxyCache, type CachedMedia } from '../../media/proxy-cache.ts'
import { offload } from '../../offload/offload.ts'

const MAX_BYTES = 20 * 2 ** 20
const TIMEOUT_MS = 10_000
/** What all kept files may take together. */
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
      400,
      'address_not_allowed',
      `不允许这个地址 / this address may not be asked: ${checked.why}`,
      {
        source: { parameter: 'url' },
      },
    )
  const cache = createProxyCache(config.dataDir)
  const kept = await cache.find(url, now)
  if (kept) return kept
  const answer = await outbound.fetch(url, {
    accept: Object.keys(MEDIA_TYPES),
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
  })
  if (answer.status !== 200)
    throw problem(
      502,
      'outside_refused',
      `对方返回 ${answer.status} / the address answered ${answer.status}`,
    )
  const { looked, bytes } = await offload.examine(answer.bytes)
  if (looked.tag === 'refused')
    throw problem(
      502,
      'not_media',
      `对方返回的不是图片或视频 / what came is no picture or clip: ${looked.why}`,
    )
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
