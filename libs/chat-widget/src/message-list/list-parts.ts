/** The elements of a message list; the engine sets the heights of the two spaces itself. */
export type ListParts = {
  /** Scrolls. */
  readonly view: HTMLElement
  /** Everything that scrolls. */
  readonly content: HTMLElement
  readonly feed: HTMLElement
  readonly spaceBefore: HTMLElement
  readonly spaceAfter: HTMLElement
}

/** The drawn rows, in order; not one that is kept for its focus. */
export function rowsOf({ feed }: ListParts): readonly HTMLElement[] {
  return [...feed.querySelectorAll<HTMLElement>(':scope > [data-row]:not([data-kept])')]
}

/** A row and how far its top is below the top of the view, px; a pull of the content left aside. */
export type Anchor = { readonly row: string; readonly top: number }

/** Where the view's top is, px on the screen, as if the content were not pulled down. */
export function viewTopOf({ view, content }: ListParts): number {
  return content.getBoundingClientRect().top + view.scrollTop
}

/** How far the content is pulled down at the moment, px. */
export function pulledBy(parts: ListParts): number {
  return viewTopOf(parts) - parts.view.getBoundingClientRect().top
}

/**
 * The first row that can be seen whole, or the one that fills the view; null = nothing is drawn
 * there. What is cut by the upper edge may still grow, and should do so upwards.
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
