import { SCREENS } from '@omc/acl'
import {
  activeEntry,
  type ActiveEntry,
  isInList,
  type MenuEntry,
  type MenuMarks,
  menuTree,
  viewerOf,
} from '@omc/shell'
import { replaceEqualDeep } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { menuMarks } from '../../../features/waiting/menu-marks-store.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import type { Person } from '../../../kernel/session/person.ts'
import { isBuilt } from '../../router/built.ts'

/** Menu of the signed-in person with its active entry. */
export type Menu = {
  readonly entries: readonly MenuEntry[]
  readonly active: ActiveEntry
  /** First-level entry of the open screen. */
  readonly top: MenuEntry | undefined
}

export function useMenu(): Menu {
  const person = usePerson()
  const active = activeEntry(SCREENS, useLocation().pathname)
  const { marks } = useSnapshot(menuMarks)
  const entries = person ? menuOf(person, marks) : []
  return { entries, active, top: entries.find((entry) => isHere(entry, active)) }
}

type Cached = { readonly marks: MenuMarks; readonly entries: readonly MenuEntry[] }

// Cached: several parts of the shell show it, and each re-renders at every navigation.
const menus = new WeakMap<Person, Cached>()

/** Menu of a person: existing screens that they may open, in menu order. */
export function menuOf(person: Person, marks: MenuMarks): readonly MenuEntry[] {
  const cached = menus.get(person)
  if (cached?.marks === marks) return cached.entries
  // Entries whose marks are the same stay the same objects.
  const entries = replaceEqualDeep(cached?.entries, newMenu(person, marks))
  menus.set(person, { marks, entries })
  return entries
}

function newMenu(person: Person, marks: MenuMarks): readonly MenuEntry[] {
  const viewer = viewerOf(true, person)
  return menuTree(SCREENS, {
    isListed: (screen) => isInList(SCREENS, screen, viewer),
    exists: isBuilt,
    marks,
  })
}

/** Whether this entry or one below it is active. */
export const isHere = ({ path }: MenuEntry, active: ActiveEntry): boolean =>
  path === active.path || active.groups.includes(path)

/**
 * Second-level menu next to a strip or rail of top entries: the children of the active top entry,
 * or the links of the first level for a screen in that level.
 */
export const secondLevel = ({ entries, top }: Menu): readonly MenuEntry[] =>
  top?.kind === 'group' ? top.children : entries.filter(({ kind }) => kind === 'link')
