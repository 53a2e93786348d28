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

/** Every screen that has a folder, with the first of its addresses. */
export const PLACES = Object.keys(screens).map((file) => {
  const route = routes[file.replace('.screen.tsx', '.route.ts')]?.route
  return { file, path: route?.paths[0] ?? '', isList: screens[file]?.Screen.ask !== undefined }
})
export const LISTS = PLACES.filter(({ isList }) => isList)
export const OTHERS = PLACES.filter(({ isList }) => !isList)
