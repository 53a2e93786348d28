import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { canVisit, visibleRoutes } from '@omc/acl'

const SCREENS = join(import.meta.dirname, '../../src/screens')

/** Paths of the built screens, from their route files. */
const BUILT = new Set(
  globSync('*/*/*.route.ts', { cwd: SCREENS }).flatMap((file) =>
    [...readFileSync(join(SCREENS, file), 'utf8').matchAll(/'(\/[^']*)'/g)].map(
      ([, path = '']) => path,
    ),
  ),
)

/** Roles of the demo people whose menus are tested. */
const CREATOR_ROLES =
  'svip vip chatgpt carry_gh carry_dy carry_item gh_pic gh_video gh_video_creative jd_pic jd_video jd_video_creative hh_pic hh_video ali_pic_sweb ali_video_sweb'
const ROLES = { manager: ['manager', ...CREATOR_ROLES.split(' ')] }

/** Screens that the menu shows to a demo person, in its order. */
export function shownScreens(username: keyof typeof ROLES, group: string) {
  return rowsOf(username).filter((row) => row.group === group && BUILT.has(row.path))
}

/** Chinese titles of these screens; `/` gives those of the first level. */
export const shownTitles = (username: keyof typeof ROLES, group: string): string[] =>
  shownScreens(username, group).map(({ title }) => title.zh)

/** What the links to these screens read: the title, and how much waits there, if anything does. */
export const shownLinks = (username: keyof typeof ROLES, group: string): RegExp[] =>
  shownTitles(username, group).map((title) => new RegExp(`^${title}(\\d+\\+?)?$`))

/** Path of the first screen of a group. */
export const firstPath = (username: keyof typeof ROLES, group: string): string =>
  shownScreens(username, group)[0]?.path ?? '/404'

/** Titles of the groups of a person's menu. */
export const shownGroups = (username: keyof typeof ROLES): string[] =>
  rowsOf(username)
    .filter(({ path, group }) => group === true && path !== '/')
    .filter(({ path }) => shownScreens(username, path).length > 0)
    .map(({ title }) => title.zh)

const rowsOf = (username: keyof typeof ROLES) =>
  visibleRoutes({ admin: false, roles: ROLES[username] })

/** Whether a demo person may open a path. */
export const mayOpen = (username: keyof typeof ROLES, path: string): boolean =>
  canVisit({ admin: false, roles: ROLES[username] }, path)
