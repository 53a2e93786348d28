/** The files that are taken and shown, by the media type we give them. */
export const MEDIA_TYPES = {
  'image/png': 'image',
  'image/jpeg': 'image',
  'image/webp': 'image',
  'image/gif': 'image',
  'video/mp4': 'video',
  'video/webm': 'video',
} as const

export type MediaType = keyof typeof MEDIA_TYPES
export type MediaKind = (typeof MEDIA_TYPES)[MediaType]

/** Facts read from the bytes of a file; claims of the uploader are ignored. */
export type Looked =
  | { tag: 'media'; type: MediaType; width: number | null; height: number | null }
  | { tag: 'refused'; why: string }

export const refused = (why: string): Looked => ({ tag: 'refused', why })
