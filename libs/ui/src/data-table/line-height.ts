import type { Virtualizer } from '@tanstack/react-virtual'

/**
 * Height of a line and the gap below it, px; the known one while it is not displayed. A hidden view
 * has no heights, and lines without a height would make room for further ones in the same update,
 * without an end.
 */
export function lineHeight<Line extends Element>(
  line: Line,
  virtual: Virtualizer<HTMLElement, Line>,
  gap = 0,
): number {
  const { height } = line.getBoundingClientRect()
  return height > 0 ? height + gap : knownHeight(line, virtual)
}

/** The measured height of a line, or its estimate. */
export function knownHeight<Line extends Element>(
  line: Line,
  virtual: Virtualizer<HTMLElement, Line>,
): number {
  const { itemSizeCache, measurementsCache, options } = virtual
  const index = virtual.indexFromElement(line)
  return (
    itemSizeCache.get(options.getItemKey(index)) ??
    measurementsCache[index]?.size ??
    options.estimateSize(index)
  )
}
