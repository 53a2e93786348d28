import type { ScreenTable, Words } from '@omc/core'

/**
 * The title of the page at an address: screen, then product; the product alone for groups.
 *
 * @param own  title set by the open screen, such as the name of the record
 * @source     console spec §2: the page title is set after each navigation
 */
export function pageTitle(
  table: ScreenTable,
  address: string,
  words: { readonly language: keyof Words; readonly product: string; readonly own?: Words | null },
): string {
  const screen = table.match(address)
  const title = (words.own ?? screen.title)?.[words.language]
  return screen.group === true || !title ? words.product : `${title} - ${words.product}`
}
