import { SCREENS } from '@omc/acl'
import {
  activeEntry,
  type ActiveEntry,
  isInList,
  type MenuEntry,
  menuTree,
  viewerOf,
} from '@omc/shell'
import { useLocation } from 'react-router-dom'
import { usePerson } from '../../../kernel/services/use-person.ts'
import type { Person } from '../../../kernel/session/person.ts'
import { isBuilt } from '../../router/built.ts'

/** The menu of the person who is signed in, and what is lit in it. */
export type Menu = {
  readonly entries: readonly MenuEntry[]
  readonly active: ActiveEntry
  /** The entry of the first level that the open screen belongs to. */
  readonly top: MenuEntry | undefined
}

export function useMenu(): Menu {
  const person = usePerson()
  const active = activeEntry(SCREENS, useLocation().pathname)
  const entries = person ? menuOf(person) : []
  return { entries, active, top: entries.find((entry) => isHere(entry, active)) }
}

// Several parts of the shell show it, and each is drawn again at every navigation.
const menus = new WeakMap<Person, readonly MenuEntry[]>()

/** The menu of a person: screens that exist and that they may open, in menu order. */
export function menuOf(person: Person): readonly MenuEntry[] {
  const menu = menus.get(person) ?? newMenu(person)
  menus.set(person, menu)
  return menu
}

function newMenu(person: Person): readonly MenuEntry[] {
  const viewer = viewerOf(true, person)
  return menuTree(SCREENS, {
    isListed: (screen) => isInList(SCREENS, screen, viewer),
    exists: isBuilt,
  })
}

/** Is this entry lit, or one below it? */
export const isHere = ({ path }: MenuEntry, active: ActiveEntry): boolean =>
  path === active.path || active.groups.includes(path)

/**
 * The menu beside a strip or a rail of top entries: what is below the top one; for screens that
 * stand in the first level themselves, their neighbours there.
 */
export const secondLevel = ({ entries, top }: Menu): readonly MenuEntry[] =>
  top?.kind === 'group' ? top.children : entries.filter(({ kind }) => kind === 'link')
