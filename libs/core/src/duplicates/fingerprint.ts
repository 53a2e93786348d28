import { hashOf } from './hash.ts'
import { linkKey } from './link-key.ts'
import { bandsOf, minHash } from './min-hash.ts'
import { pictureKeys } from './picture-distance.ts'

/** Known facts of a piece or product, here or on a platform. */
export type Piece = {
  readonly source: string
  /** Id there; null for what was written here. */
  readonly source_id: string | null
  readonly url: string
  readonly title: string
  readonly text: string
  /** Sign of its cover; '' if unknown. */
  readonly picture: string
}

/** Fingerprint that pieces are compared by; the texts cannot be read from it. */
export type Fingerprint = {
  readonly id: string | null
  readonly link: string | null
  readonly title: readonly number[]
  readonly text: readonly number[]
  readonly picture: string
}

/** Shortest title and text that say enough to be compared, in letters and digits. */
const TITLE_LEAST = 6
const TEXT_LEAST = 20

export const fingerprintOf = (piece: Piece): Fingerprint => ({
  id: piece.source_id === null ? null : `${piece.source}/${piece.source_id}`,
  link: linkKey(piece.url) ?? null,
  title: minHash(piece.title, TITLE_LEAST),
  text: minHash(piece.text, TEXT_LEAST),
  picture: piece.picture,
})

/** 32-bit keys for an index: what is a duplicate of a piece shares at least one with it. */
export function keysOf({ id, link, title, text, picture }: Fingerprint): readonly number[] {
  const named = [
    ...(id === null ? [] : [`id:${id}`]),
    ...(link === null ? [] : [`link:${link}`]),
    ...bandsOf(title).map((band) => `title:${band}`),
    ...bandsOf(text).map((band) => `text:${band}`),
    ...pictureKeys(picture).map((part) => `picture:${part}`),
  ]
  return [...new Set(named.map(hashOf))]
}
