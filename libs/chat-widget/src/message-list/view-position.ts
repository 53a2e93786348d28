import type { DrawnRows } from './drawn-rows.ts'
import { viewTopOf } from './list-parts.ts'
import type { ListParts } from './list-parts.ts'

export type ViewPosition = ReturnType<typeof createViewPosition>

/** Scroll position and the spaces around the rendered rows, as last set. */
export function createViewPosition({ layout, drawn }: Pick<DrawnRows, 'layout' | 'drawn'>) {
  /** Height of the space before the rows; equals the layout's value only when not scrolling. */
  let space = 0
  let lastTop = 0
  let lastHeight = 0
  return {
    setSpaces({ spaceBefore, spaceAfter }: ListParts, before: number) {
      space = before
      spaceBefore.style.height = `${before}px`
      spaceAfter.style.height = `${layout.topOf(layout.count()) - layout.topOf(drawn().end)}px`
    },
    /** Whether the space before the rows matches the layout. */
    isSpaceRight: () => Math.abs(space - layout.topOf(drawn().start)) < 1,
    scrollTo({ view }: ListParts, top: number) {
      view.scrollTop = top
      lastTop = view.scrollTop
    },
    /** Distance that the reader has scrolled since, px; 0 for our own scrolling. */
    scrolled({ view }: ListParts) {
      const by = view.scrollTop - lastTop
      lastTop += by
      return Math.abs(by) < 1 ? 0 : by
    },
    /** Distance from the first row's top to the view's top, in layout coordinates. */
    distance(list: ListParts) {
      const first = layout.topOf(drawn().start)
      return viewTopOf(list) - list.feed.getBoundingClientRect().top - space + first
    },
    /** Whether the position changed because the view or its content shrank, without a scroll. */
    isPushed({ view }: ListParts) {
      const { scrollTop, scrollHeight, clientHeight } = view
      if (clientHeight !== lastHeight) return true
      return scrollTop < lastTop && scrollHeight - scrollTop - clientHeight < 1
    },
    /** Records that the view is settled. */
    rest({ view }: ListParts) {
      lastHeight = view.clientHeight
    },
  }
}
