import { boundedText } from './bounded-text.ts'
import type { ChannelAddress } from './gateway.ts'

/** One request to a channel. */
export interface ChannelRequest {
  method: 'GET' | 'POST' | 'DELETE'
  /** Steps below the platform, not yet escaped. */
  path: readonly string[]
  /** Whether the path is below the platform (default) or the gateway's root. */
  below?: 'platform' | 'gateway'
  query?: Record<string, string | number | undefined>
  body?: object
}

/** The answer, unchecked. */
export interface ChannelAnswer {
  status: number
  text: string
  /** The channel's wish, in seconds. */
  retryAfter: string | null
}

/** @throws Error when no whole answer came: time, size, a broken connection, a bad address */
export type SendToChannel = (
  channel: ChannelAddress,
  request: ChannelRequest,
) => Promise<ChannelAnswer>

/** How long one call may take in all, and how much may come back. */
export interface ChannelLimits {
  timeoutMs: number
  maxBytes: number
}

export const CHANNEL_LIMITS: ChannelLimits = { timeoutMs: 8_000, maxBytes: 2 * 2 ** 20 }

/** The one place a request to a channel leaves from. Redirects are answers, never followed. */
export const createSendToChannel =
  (fetcher: typeof fetch, { timeoutMs, maxBytes }: ChannelLimits): SendToChannel =>
  async (channel, request) => {
    const { method, body } = request
    const response = await fetcher(addressOf(channel, request), {
      method,
      headers: {
        accept: 'application/json',
        ...(channel.token ? { authorization: `Bearer ${channel.token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return {
      status: response.status,
      text: await boundedText(response, maxBytes),
      retryAfter: response.headers.get('retry-after'),
    }
  }

function addressOf(
  { name, baseUrl }: ChannelAddress,
  { path, below = 'platform', query }: ChannelRequest,
): URL {
  const steps = below === 'platform' ? ['platforms', name, ...path] : path
  const url = new URL(`${baseUrl}/${steps.map(escapeStep).join('/')}`)
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) url.searchParams.set(key, String(value))
  }
  return url
}

/** Dots alone would climb out of the path even when escaped, so they name nothing. */
function escapeStep(step: string): string {
  if (step === '' || step === '.' || step === '..') throw new Error('an id is empty or only dots')
  return encodeURIComponent(step)
}
