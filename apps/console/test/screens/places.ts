import type { ScreenPart } from '../../src/kernel/router/screen-part.ts'
import type { ScreenRoute } from '../../src/kit/screen-route.ts'

const routes = import.meta.glob<{ readonly route: ScreenRoute }>(
  '../../src/screens/*/*/*.route.ts',
  { eager: true },
)
const screens = import.meta.glob<{ readonly Screen: ScreenPart }>(
  '../../src/screens/*/*/*.screen.tsx',
  { eager: true },
)

/** Desks that open on a page: their lists stand in later tabs. */
const OPEN_ON_PAGE: readonly string[] = ['/console']

/** Every screen that has a folder, with the first of its addresses. */
export const PLACES = Object.keys(screens).map((file) => {
  const route = routes[file.replace('.screen.tsx', '.route.ts')]?.route
  const path = route?.paths[0] ?? ''
  const hasLists = screens[file]?.Screen.ask !== undefined
  return { file, path, isList: hasLists && !OPEN_ON_PAGE.includes(path) }
})
export const LISTS = PLACES.filter(({ isList }) => isList)
export const OTHERS = PLACES.filter(({ isList }) => !isList)
