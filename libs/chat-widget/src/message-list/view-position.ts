import type { DrawnRows } from './drawn-rows.ts'
import { viewTopOf } from './list-parts.ts'
import type { ListParts } from './list-parts.ts'

export type ViewPosition = ReturnType<typeof createViewPosition>

/** The scroll position and the spaces around the drawn rows, as they were last set. */
export function createViewPosition({ layout, drawn }: Pick<DrawnRows, 'layout' | 'drawn'>) {
  /** Height of the space before the rows; the layout's own idea of it only when nobody scrolls. */
  let space = 0
  let lastTop = 0
  let lastHeight = 0
  return {
    setSpaces({ spaceBefore, spaceAfter }: ListParts, before: number) {
      space = before
      spaceBefore.style.height = `${before}px`
      spaceAfter.style.height = `${layout.topOf(layout.count()) - layout.topOf(drawn().end)}px`
    },
    /** Whether the space before the rows is as high as the layout has it. */
    isSpaceRight: () => Math.abs(space - layout.topOf(drawn().start)) < 1,
    scrollTo({ view }: ListParts, top: number) {
      view.scrollTop = top
      lastTop = view.scrollTop
    },
    /** How far the view has been scrolled since; 0 where it was us. */
    scrolled({ view }: ListParts) {
      const by = view.scrollTop - lastTop
      lastTop += by
      return Math.abs(by) < 1 ? 0 : by
    },
    /** How far the view's top is below the top of the first of all rows, in the layout's terms. */
    distance(list: ListParts) {
      const first = layout.topOf(drawn().start)
      return viewTopOf(list) - list.feed.getBoundingClientRect().top - space + first
    },
    /** The view stands elsewhere since it or what is in it became lower: nobody scrolled. */
    isPushed({ view }: ListParts) {
      const { scrollTop, scrollHeight, clientHeight } = view
      if (clientHeight !== lastHeight) return true
      return scrollTop < lastTop && scrollHeight - scrollTop - clientHeight < 1
    },
    /** Everything stands where it belongs. */
    rest({ view }: ListParts) {
      lastHeight = view.clientHeight
    },
  }
}
