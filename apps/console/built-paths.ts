import { globSync } from 'node:fs'
import { join } from 'node:path'

/** The part of a `ScreenRoute` module that can be read outside a browser. */
type Module = { readonly route: { readonly paths: readonly string[] } }

const SCREENS = join(import.meta.dirname, 'src/screens')

/** The rows of `ROUTE_RULES` that have a screen, for programs that the build does not serve. */
export async function builtPaths(): Promise<readonly string[]> {
  const files = globSync('*/*/*.route.ts', { cwd: SCREENS }).toSorted((a, b) => a.localeCompare(b))
  const found = await Promise.all(
    files.map(async (file): Promise<Module> => import(join(SCREENS, file))),
  )
  return found.flatMap(({ route }) => route.paths)
}
