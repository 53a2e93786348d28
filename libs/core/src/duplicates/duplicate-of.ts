import type { Fingerprint } from './fingerprint.ts'
import { shareOf } from './min-hash.ts'
import { isOnePicture, isOtherPicture, isSameFile, signDistance } from './picture-distance.ts'

/** Why a piece is taken for another, the surest first. */
export const DUPLICATE_KINDS = ['id', 'link', 'picture', 'text', 'title'] as const
export type DuplicateKind = (typeof DUPLICATE_KINDS)[number]

export type Duplicate = {
  readonly kind: DuplicateKind
  /** 0 to 1; 1 for an id or a link. */
  readonly likeness: number
}

/** Share of pairs of characters in common; what has nothing to do with each other has below 0.2. */
const TEXT_SHARE = 0.5
const TITLE_SHARE = 0.5
/** Titles that have something in common; then a picture may be cut or recoloured a little. */
const SOMETHING = 0.2
/** Titles of one shop for many things have up to 0.75 in common. */
const TITLE_SHARE_DESPITE_PICTURES = 0.8

/**
 * Whether two pieces are one: of one id, one link, one picture, or near in text or title. Titles
 * count against two quite different pictures only when they are nearly the same.
 *
 * @returns undefined when nothing speaks for it
 */
export function duplicateOf(one: Fingerprint, other: Fingerprint): Duplicate | undefined {
  if (one.id !== null && one.id === other.id) return { kind: 'id', likeness: 1 }
  if (one.link !== null && one.link === other.link) return { kind: 'link', likeness: 1 }
  const pictures = signDistance(one.picture, other.picture)
  const title = shareOf(one.title, other.title)
  if (pictures && (isSameFile(pictures) || (isOnePicture(pictures) && title >= SOMETHING)))
    return { kind: 'picture', likeness: 1 - pictures.shape / 63 }
  const text = shareOf(one.text, other.text)
  if (text >= TEXT_SHARE) return { kind: 'text', likeness: text }
  const enough = pictures && isOtherPicture(pictures) ? TITLE_SHARE_DESPITE_PICTURES : TITLE_SHARE
  return title >= enough ? { kind: 'title', likeness: title } : undefined
}

/** An id or a link leaves no doubt: such a piece is not taken a second time. */
export const isSure = (kind: DuplicateKind): boolean => kind === 'id' || kind === 'link'

/** The surer of two; of one kind the more alike. */
export const surer = (one: Duplicate, other: Duplicate): number =>
  DUPLICATE_KINDS.indexOf(one.kind) - DUPLICATE_KINDS.indexOf(other.kind) ||
  other.likeness - one.likeness
