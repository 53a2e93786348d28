/** A visible or spoken text without the catalogue's marks. */
export type RawText = { readonly text: string; readonly at: string }

/** Runs in the page: finds texts that come from no catalogue, and overlapping texts. */
export function readTexts(mark: string): { raw: RawText[]; overlaps: string[] } {
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  // A table that is wider than the page scrolls beneath its pinned columns.
  const passesBeneath = (one: Node, other: Node) => {
    const pinned = other.parentElement?.closest('th, td')
    if (!pinned || pinned.contains(one)) return false
    const { position, left, right, backgroundColor } = getComputedStyle(pinned)
    const isAtSide = position === 'sticky' && (left !== 'auto' || right !== 'auto')
    return isAtSide && backgroundColor.startsWith('rgb(')
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const raw: RawText[] = []
  const boxes: { text: string; node: Node; box: DOMRect }[] = []
  const look = (text: string, element: Element) => {
    if (!/[A-Za-z]{3,}/.test(text) || text.includes(mark)) return
    raw.push({ text: text.trim(), at: element.tagName.toLowerCase() })
  }
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (!element || text.trim() === '' || !isSeen(element)) continue
    if (element.closest('script, style, noscript, kbd, [aria-hidden="true"]')) continue
    look(text, element)
    const range = document.createRange()
    range.selectNodeContents(node)
    const isClipped = getComputedStyle(element).overflowX !== 'visible'
    const { left, right } = element.getBoundingClientRect()
    for (const whole of range.getClientRects()) {
      // Of a text with an ellipsis only the part before it is visible.
      const from = isClipped ? Math.max(whole.left, left) : whole.left
      const to = isClipped ? Math.min(whole.right, right) : whole.right
      const box = new DOMRect(from, whole.y, Math.max(0, to - from), whole.height)
      const atCentre = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      // Only visible text counts: scrolled-out or covered text is no overlap.
      if (box.width > 2 && box.height > 2 && atCentre && element.contains(atCentre)) {
        boxes.push({ text: text.trim(), node, box })
      }
    }
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (!isSeen(element)) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'] as const) {
      look(element.getAttribute(name) ?? '', element)
    }
  }
  const overlaps = boxes.flatMap((one, at) =>
    boxes.slice(at + 1).flatMap((other) => {
      if (one.node === other.node) return []
      if (passesBeneath(one.node, other.node) || passesBeneath(other.node, one.node)) return []
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      // Lines of text may touch: their boxes are higher than their letters.
      return wide > 3 && high > 6 ? [`${one.text} × ${other.text}`] : []
    }),
  )
  return { raw, overlaps }
}
