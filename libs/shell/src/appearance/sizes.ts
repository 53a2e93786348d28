/** A menu with more children scrolls by itself. @source console spec §2, sidebar fold toggle */
export const MENU_SCROLLS_AFTER_COUNT = 18

/** @source console spec §2, sidebar: menus with more than 18 children */
export const menuScrolls = (childCount: number): boolean => childCount > MENU_SCROLLS_AFTER_COUNT

/** @source console spec §9, table height */
export const TABLE_HEIGHT_OFFSET_PX = 190
export const TABLE_HEIGHT_PER_EXTRA_ROW_PX = 60

/**
 * Greatest height of a table in a page, as a CSS length: the table and its filters fit into the
 * window together.
 *
 * @param extraRowCount  rows above the table beyond its filters
 * @source               console spec §9, table height
 */
export const tableHeight = (extraRowCount = 0): string =>
  `max(0px, 100dvh - ${TABLE_HEIGHT_OFFSET_PX + extraRowCount * TABLE_HEIGHT_PER_EXTRA_ROW_PX}px)`

/** How the bar at the top moves. @source console spec §9, progress bar */
export const PROGRESS_BAR = { easing: 'ease', speedMs: 500, trickleMs: 200 } as const
