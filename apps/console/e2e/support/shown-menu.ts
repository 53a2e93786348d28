import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { visibleRoutes } from '@omc/acl'

const SCREENS = join(import.meta.dirname, '../../src/screens')

/** Paths of the built screens, from their route files. */
const BUILT = new Set(
  globSync('*/*/*.route.ts', { cwd: SCREENS }).flatMap((file) =>
    [...readFileSync(join(SCREENS, file), 'utf8').matchAll(/'(\/[^']*)'/g)].map(
      ([, path = '']) => path,
    ),
  ),
)

/** Screens that the menu shows to people of one role, in its order. */
export function shownScreens(role: string, group: string) {
  return rowsOf(role).filter((row) => row.group === group && BUILT.has(row.path))
}

/** Chinese titles of these screens; `/` gives those of the first level. */
export const shownTitles = (role: string, group: string): string[] =>
  shownScreens(role, group).map(({ title }) => title.zh)

/** Path of the first screen of a group. */
export const firstPath = (role: string, group: string): string =>
  shownScreens(role, group)[0]?.path ?? '/404'

/** Titles of the groups of a person's menu. */
export const shownGroups = (role: string): string[] =>
  rowsOf(role)
    .filter(({ path, group }) => group === true && path !== '/')
    .filter(({ path }) => shownScreens(role, path).length > 0)
    .map(({ title }) => title.zh)

const rowsOf = (role: string) => visibleRoutes({ admin: false, roles: [role] })
