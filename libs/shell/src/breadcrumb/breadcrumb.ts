import type { ScreenTable, Words } from '@omc/core'

/** Stands between two parts. @source console spec §2, breadcrumb */
export const BREADCRUMB_SEPARATOR = '>'

export type Crumb = {
  readonly title: Words
  /** Where a click leads; null for the open screen and for rows that lead nowhere. */
  readonly link: string | null
  readonly isCurrent: boolean
}

/**
 * The chain of the matched route, from the group to the screen. Rows flagged breadcrumb-hidden are
 * skipped, and those without a title.
 *
 * @param isOpen  does the address of this group lead anywhere for the viewer?
 * @source        console spec §2: breadcrumb of the matched route chain
 */
export function breadcrumb(
  table: ScreenTable,
  address: string,
  isOpen: (path: string) => boolean = () => true,
): readonly Crumb[] {
  const screen = table.match(address)
  return table
    .chainOf(screen)
    .filter((row) => !row.breadcrumbHidden)
    .flatMap((row) => {
      if (!row.title) return []
      const isCurrent = row === screen
      const leads = !isCurrent && !row.hidden && isOpen(row.path)
      return [{ title: row.title, link: leads ? row.path : null, isCurrent }]
    })
}

/** The chain as one text, as screen readers and titles of windows have it. */
export const breadcrumbText = (crumbs: readonly Crumb[], language: keyof Words): string =>
  crumbs.map(({ title }) => title[language]).join(` ${BREADCRUMB_SEPARATOR} `)
