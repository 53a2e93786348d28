/** A menu with more children scrolls by itself. @source console spec §2, sidebar fold toggle */
export const MENU_SCROLLS_AFTER_COUNT = 18

/** @source console spec §2, sidebar: menus with more than 18 children */
export const menuScrolls = (childCount: number): boolean => childCount > MENU_SCROLLS_AFTER_COUNT

/** @source console spec §9, table height */
export const TABLE_HEIGHT_OFFSET_PX = 190
export const TABLE_HEIGHT_PER_EXTRA_ROW_PX = 60

/**
 * How high a table is so that the page itself does not scroll; never below nothing.
 *
 * @param extraRowCount  rows of filters beyond the first
 * @source               console spec §9, table height
 */
export const tableHeight = (windowHeightPx: number, extraRowCount = 0): number =>
  Math.max(
    0,
    windowHeightPx - TABLE_HEIGHT_OFFSET_PX - extraRowCount * TABLE_HEIGHT_PER_EXTRA_ROW_PX,
  )

/** How the bar at the top moves. @source console spec §9, progress bar */
export const PROGRESS_BAR = { easing: 'ease', speedMs: 500, trickleMs: 200 } as const

export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Where a dragged dialog may be: wholly inside the viewport. One that is larger than the viewport
 * keeps its upper left corner in sight, where its title and its close button are reached.
 *
 * @source console spec §5, dialog dragging
 */
export function clampDialog(
  dialog: Box,
  viewport: { readonly width: number; readonly height: number },
): Pick<Box, 'x' | 'y'> {
  return {
    x: clamp(dialog.x, viewport.width - dialog.width),
    y: clamp(dialog.y, viewport.height - dialog.height),
  }
}

const clamp = (at: number, last: number): number => Math.max(0, Math.min(at, last))
