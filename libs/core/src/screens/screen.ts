import type { Words } from '../vocabulary/words.ts'

/**
 * One declared screen, group or public page, as the shell needs it; rows of `@omc/acl` fit.
 *
 * @source console spec §3, route metadata; §2, fields of a menu entry
 */
export type Screen = {
  /** Full path, `{name}` stands for one segment; an address of another site for a plain link. */
  readonly path: string
  /** Path of the row it belongs to, `public`, or `true` for a group of the first level. */
  readonly group: string | true
  /** Its name, one per row. */
  readonly titleKey?: string
  readonly title?: Words
  readonly icon?: string
  /** Own guard: one of these roles; `null` for anyone whom the rows above let in. */
  readonly roles: readonly string[] | null
  /** Needs no login. */
  readonly public: boolean
  /** Reachable by path, absent from the menu. */
  readonly hidden: boolean
  readonly redirect?: string
  /** Menu entry to highlight in place of its own. */
  readonly activeMenu?: string
  readonly noClosable: boolean
  readonly breadcrumbHidden: boolean
  /** Its children take its place in the menu. */
  readonly levelHidden: boolean
  readonly noColumn: boolean
  readonly notCached: boolean
  /** A tab of its own for each address. */
  readonly dynamicNewTab: boolean
  readonly badge?: string
  readonly dot?: boolean
  readonly target?: '_blank'
}

/** Schemes that a menu entry may lead to outside the product. */
const OUTSIDE = /^(?:https?:\/\/|mailto:|tel:)/i

/** An address that the router does not know. @source console spec §2, external paths */
export const isExternal = (path: string): boolean => OUTSIDE.test(path)
