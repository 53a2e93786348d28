import { globSync } from 'node:fs'
import { join } from 'node:path'

/** The part of a `ScreenRoute` module that can be read outside a browser. */
type Module = { readonly route: { readonly paths: readonly string[] } }

const SCREENS = join(import.meta.dirname, 'src/screens')

/** A screen, for programs that the build does not serve: its route file and its paths. */
export type BuiltScreen = { readonly file: string; readonly paths: readonly string[] }

export async function builtScreens(): Promise<readonly BuiltScreen[]> {
  const names = globSync('*/*/*.route.ts', { cwd: SCREENS }).toSorted((a, b) => a.localeCompare(b))
  return Promise.all(
    names.map(async (name) => {
      const file = join(SCREENS, name)
      // as: `ScreenRoute` modules have this shape.
      const { route } = (await import(file)) as Module
      return { file, paths: route.paths }
    }),
  )
}

/** The rows of `ROUTE_RULES` that have a screen. */
export async function builtPaths(): Promise<readonly string[]> {
  return (await builtScreens()).flatMap(({ paths }) => paths)
}
