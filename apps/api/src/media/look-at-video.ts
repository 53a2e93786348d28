import { refused, type Looked } from './media-kind.ts'

/** Top-level boxes of an MP4; others mean a different format, or appended data. */
const BOXES = /^(ftyp|moov|mdat|free|skip|wide|uuid|pdin|moof|mfra|sidx|styp|meta|prft|emsg)$/

/** Walks the boxes at the top to the very end of the file. */
export function lookAtMp4(bytes: Buffer): Looked {
  let at = 0
  let hasMovie = false
  while (at < bytes.length) {
    const short = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (!BOXES.test(name)) return refused('something in it is no part of a video')
    hasMovie ||= name === 'moov'
    const size =
      short === 0 ? bytes.length - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
    if (size < 8) return refused('not an MP4')
    at += size
  }
  if (at !== bytes.length) return refused('the file is cut off')
  return hasMovie
    ? { tag: 'media', type: 'video/mp4', width: null, height: null }
    : refused('the video has no description')
}

/** The head names the kind of document; Matroska that is not WebM is not taken. */
export function lookAtWebm(bytes: Buffer): Looked {
  const head = bytes.toString('latin1', 0, 64)
  return head.includes('webm')
    ? { tag: 'media', type: 'video/webm', width: null, height: null }
    : refused('not a WebM')
}
