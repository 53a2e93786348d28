import type { Words } from '@omc/core'

type EntryBase = {
  readonly path: string
  readonly title: Words
  /** Its own, else that of the row above; null without any. */
  readonly icon: string | null
  /** At most four letters. */
  readonly badge: string | null
  /** The badge counts work that is in no hurry. */
  readonly isCalm?: true
  readonly hasDot: boolean
}

/** An entry that leads to a screen or to a page outside. */
export type MenuLink = EntryBase & {
  readonly kind: 'link'
  readonly target: '_blank' | null
}

/** An entry with others below it. */
export type MenuGroup = EntryBase & {
  readonly kind: 'group'
  /** Where the group's own address leads. */
  readonly redirect: string
  readonly children: readonly MenuEntry[]
}

/** One line of the menu. @source console spec §2, fields of a menu entry */
export type MenuEntry = MenuLink | MenuGroup

/** Marks set at run time, by path of the entry. */
export type MenuMarks = ReadonlyMap<
  string,
  { readonly badge?: string | number; readonly dot?: boolean; readonly isCalm?: true }
>

const MAX_BADGE_LETTERS = 4
const MAX_BADGE_COUNT = 99

/** The text of a badge; counts above 99 say so, nothing says nothing. @source ux: sidebar */
export function badgeText(badge: string | number | undefined): string | null {
  if (badge === undefined || badge === '' || badge === 0) return null
  if (typeof badge === 'number') return badge > MAX_BADGE_COUNT ? `${MAX_BADGE_COUNT}+` : `${badge}`
  return Array.from(badge).slice(0, MAX_BADGE_LETTERS).join('')
}
