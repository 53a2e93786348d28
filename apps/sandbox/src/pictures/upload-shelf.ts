import { createHash } from 'node:crypto'

/** A picture somebody uploaded. */
export type Upload = { readonly id: string; readonly type: string; readonly bytes: Buffer }

/** Keeps uploaded pictures in memory, the newest up to a total size. */
export type UploadShelf = {
  /** Undefined when the text is no base64 data URL of a PNG, JPEG, WebP or GIF. */
  keep: (dataUrl: string) => Upload | undefined
  find: (id: string) => Upload | undefined
}

const MAX_TOTAL_BYTES = 64 * 2 ** 20

/** First bytes of the kinds that are taken; SVG is not, it can carry script. */
const KINDS: readonly { type: string; starts: string; at: number }[] = [
  { type: 'image/png', starts: '89504e470d0a1a0a', at: 0 },
  { type: 'image/jpeg', starts: 'ffd8ff', at: 0 },
  { type: 'image/gif', starts: '47494638', at: 0 },
  { type: 'image/webp', starts: '57454250', at: 8 },
]

/** An empty shelf. */
export function createUploadShelf(): UploadShelf {
  const uploads = new Map<string, Upload>()
  let total = 0
  return {
    keep: (dataUrl) => {
      const upload = readDataUrl(dataUrl)
      if (!upload || uploads.has(upload.id)) return upload
      uploads.set(upload.id, upload)
      total += upload.bytes.length
      for (const [id, oldest] of uploads) {
        if (total <= MAX_TOTAL_BYTES || id === upload.id) break
        uploads.delete(id)
        total -= oldest.bytes.length
      }
      return upload
    },
    find: (id) => uploads.get(id),
  }
}

function readDataUrl(dataUrl: string): Upload | undefined {
  const comma = dataUrl.indexOf(',')
  if (!/^data:image\/[a-z]+;base64$/.test(dataUrl.slice(0, comma))) return undefined
  const bytes = Buffer.from(dataUrl.slice(comma + 1), 'base64')
  const kind = KINDS.find(({ starts, at }) =>
    bytes.subarray(at, at + starts.length / 2).equals(Buffer.from(starts, 'hex')),
  )
  if (!kind) return undefined
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return { id, type: kind.type, bytes }
}
