/** Files that the server accepts of each kind. @source reliability T17, T18; uploads.create */
export const UPLOAD_KINDS = {
  image: { accept: 'image/png,image/jpeg,image/webp,image/gif', most: 15 },
  video: { accept: 'video/mp4,video/webm', most: 30 },
} as const

export type UploadKind = keyof typeof UPLOAD_KINDS

const MIB = 2 ** 20

/** MiB, one decimal, rounded up, so that a file over the limit never reads as the limit. */
export const mebibytes = (bytes: number): number => Math.ceil((bytes / MIB) * 10) / 10

export const isTooLarge = (kind: UploadKind, bytes: number): boolean =>
  bytes > UPLOAD_KINDS[kind].most * MIB

/** Whether a file says of itself that it is of the kind; the server looks at its bytes. */
export const isKind = (kind: UploadKind, type: string): boolean =>
  UPLOAD_KINDS[kind].accept.split(',').includes(type)
