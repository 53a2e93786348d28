import type { Fetch } from '@omc/sdk'

/** Answers without a body: a `Response` takes none for them. */
const EMPTY = [204, 205, 304]

/**
 * A `fetch` that tells how much of the body is sent. The browser's own tells nothing, so this one
 * is an `XMLHttpRequest`.
 *
 * @param onShare  told 0 to 1
 */
export const tellingFetch =
  (onShare: (share: number) => void): Fetch =>
  (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const giveUp = () => {
        request.abort()
        reject(signal?.reason)
      }
      if (signal?.aborted) return giveUp()
      request.open(method, url)
      request.responseType = 'blob'
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onShare(loaded / total)
      })
      request.addEventListener('load', () => resolve(responseOf(request)))
      request.addEventListener('error', () => reject(new TypeError('no answer came')))
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', giveUp))
      signal?.addEventListener('abort', giveUp)
      // as: the SDK sends texts and forms, never streams.
      request.send((body ?? null) as XMLHttpRequestBodyInit | null)
    })

function responseOf(request: XMLHttpRequest): Response {
  const { status } = request
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/)
  const headers = lines.flatMap((line): [string, string][] => {
    const at = line.indexOf(':')
    return at < 1 ? [] : [[line.slice(0, at), line.slice(at + 1).trim()]]
  })
  return new Response(EMPTY.includes(status) ? null : request.response, { status, headers })
}
