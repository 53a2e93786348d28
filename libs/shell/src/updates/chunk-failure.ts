/** How long a part of the program may take to arrive. @source console spec §9, chunk load time-out */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000

/** @source console spec §8, chunk load failure */
export const CSS_CHUNK_FAILED = 'CSS_CHUNK_LOAD_FAILED'

export type ChunkFailureReason = 'error' | 'timeout' | 'missing'

/** A part of the program, script or style, did not arrive; most likely after a release. */
export class ChunkFailure extends Error {
  override readonly name = 'ChunkLoadError'
  readonly chunk: string
  readonly reason: ChunkFailureReason
  readonly url: string
  /** `CSS_CHUNK_LOAD_FAILED` for a style. */
  readonly code: string | null

  /** @source console spec §8, chunk load failure */
  constructor(part: {
    readonly chunk: string
    readonly reason: ChunkFailureReason
    readonly url: string
    readonly isStyle?: boolean
  }) {
    super(`Loading chunk ${part.chunk} failed (${part.reason}: ${part.url})`)
    this.chunk = part.chunk
    this.reason = part.reason
    this.url = part.url
    this.code = part.isStyle ? CSS_CHUNK_FAILED : null
  }
}

// As Chromium, Firefox and Safari word it, then the bundler's own words for styles.
const BROWSER_WORDS =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Failed to fetch module/i
const URL_IN_WORDS = /https?:\/\/\S+|\/\S+\.(?:m?js|css)\b\S*/

/** Whether a part of the program did not arrive, in whatever words. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof ChunkFailure || (error instanceof Error && BROWSER_WORDS.test(error.message))

/** The failure in the words of the specification; null for any other error. */
export function toChunkFailure(error: unknown): ChunkFailure | null {
  if (error instanceof ChunkFailure) return error
  if (!(error instanceof Error) || !isChunkFailure(error)) return null
  const url = URL_IN_WORDS.exec(error.message)?.[0] ?? ''
  const file = url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? ''
  return new ChunkFailure({
    chunk: file || 'unknown',
    reason: 'missing',
    url,
    isStyle: /preload CSS/i.test(error.message) || file.endsWith('.css'),
  })
}
