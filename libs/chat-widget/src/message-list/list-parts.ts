/** Elements of a message list; the engine sets the heights of the two spaces. */
export type ListParts = {
  /** Scroll container. */
  readonly view: HTMLElement
  /** Scrolled content. */
  readonly content: HTMLElement
  readonly feed: HTMLElement
  readonly spaceBefore: HTMLElement
  readonly spaceAfter: HTMLElement
}

/** Rendered rows in order, without a row kept only for its focus. */
export function rowsOf({ feed }: ListParts): readonly HTMLElement[] {
  return [...feed.querySelectorAll<HTMLElement>(':scope > [data-row]:not([data-kept])')]
}

/** A row and the distance of its top from the view's top, px, ignoring a pull of the content. */
export type Anchor = { readonly row: string; readonly top: number }

/** Screen position of the view's top, px, ignoring a pull of the content. */
export function viewTopOf({ view, content }: ListParts): number {
  return content.getBoundingClientRect().top + view.scrollTop
}

/** Current pull of the content, px. */
export function pulledBy(parts: ListParts): number {
  return viewTopOf(parts) - parts.view.getBoundingClientRect().top
}

/**
 * First fully visible row, or the row that fills the view; null if none is rendered there. A row
 * cut by the upper edge is skipped because it may still grow, and should grow upwards.
 */
export function anchorOf(parts: ListParts): Anchor | null {
  const viewTop = viewTopOf(parts)
  const viewBottom = viewTop + parts.view.clientHeight
  let cut: Anchor | null = null
  for (const element of rowsOf(parts)) {
    const { top, bottom } = element.getBoundingClientRect()
    if (top >= viewBottom) return cut
    const here = { row: element.dataset['row'] ?? '', top: top - viewTop }
    if (top >= viewTop) return here
    if (bottom > viewTop) cut = here
  }
  return cut
}
