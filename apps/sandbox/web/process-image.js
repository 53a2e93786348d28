const DATA_IMAGE = /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/
const DEFAULT_QUALITY = 0.85

/**
 * Draws an image to a canvas, not wider than asked, and gives it back as a JPEG data URL.
 * Only pictures of this site and data images are drawn: a canvas with foreign pixels cannot be read.
 *
 * @param {unknown} payload `{ url, max_width?, quality? }`
 * @returns {Promise<import('./frame-protocol.js').Answer>} codes rejected, upload_failed
 */
export async function processImage(payload) {
  const request = parseImageRequest(payload, location.href)
  if (!request) return { ok: false, code: 'rejected', message: '只能处理本站图片或 data 图片' }
  const image = new Image()
  image.src = request.url
  try {
    await image.decode()
  } catch (error) {
    return { ok: false, code: 'upload_failed', message: `图片无法读取: ${String(error)}` }
  }
  const width = Math.max(1, Math.min(image.naturalWidth, request.maxWidth))
  const height = Math.max(1, Math.round((image.naturalHeight * width) / image.naturalWidth))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const brush = canvas.getContext('2d')
  if (!brush) return { ok: false, code: 'upload_failed', message: '浏览器无法处理图片' }
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, width, height)
  brush.drawImage(image, 0, 0, width, height)
  return { ok: true, url: canvas.toDataURL('image/jpeg', request.quality), width, height }
}

/**
 * @param {unknown} payload
 * @param {string} here address of the page
 * @returns {{ url: string, maxWidth: number, quality: number } | undefined}
 */
export function parseImageRequest(payload, here) {
  if (typeof payload !== 'object' || payload === null) return undefined
  const { url, max_width, quality } = /** @type {Record<string, unknown>} */ (payload)
  if (typeof url !== 'string' || !URL.canParse(url, here)) return undefined
  const isOwn = new URL(url, here).origin === new URL(here).origin
  if (!isOwn && !DATA_IMAGE.test(url)) return undefined
  return {
    url,
    maxWidth: typeof max_width === 'number' && max_width >= 1 ? Math.min(max_width, 4096) : 4096,
    quality: typeof quality === 'number' && quality > 0 && quality <= 1 ? quality : DEFAULT_QUALITY,
  }
}
