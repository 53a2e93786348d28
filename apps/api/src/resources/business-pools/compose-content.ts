export interface Parts {
  title: string
  /** The most wanted first. */
  images: readonly string[]
  paragraphs: readonly string[]
}
export interface Composed {
  images: string[]
  paragraphs: string[]
  desc: string
}

const IMAGES = 6
const PARAGRAPHS = 3

/**
 * The content of a serial number, from the images and texts of a pool: each number starts further
 * on, so that neighbours differ, and the same number always gives the same.
 *
 * @param serial  from 1
 */
export function composeContent(parts: Parts, serial: number): Composed {
  const paragraphs = turn(parts.paragraphs, serial - 1, PARAGRAPHS)
  return {
    images: turn(parts.images, serial - 1, IMAGES),
    paragraphs,
    desc: paragraphs.join('\n'),
  }
}

/** At most `count` elements from `start` on, continuing at the beginning of the list. */
function turn<T>(list: readonly T[], start: number, count: number): T[] {
  const at = list.length === 0 ? 0 : start % list.length
  return [...list.slice(at), ...list.slice(0, at)].slice(0, count)
}
