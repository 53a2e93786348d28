import type { ScreenRoute } from '../../kit/screen-route.ts'

const files = import.meta.glob<{ readonly route: ScreenRoute }>('../../screens/*/*/*.route.ts', {
  eager: true,
})

/** Existing screens, by each path in `ROUTE_RULES` that they serve. */
export const SCREEN_ROUTES: ReadonlyMap<string, ScreenRoute> = new Map(
  Object.values(files).flatMap(({ route }) => route.paths.map((path) => [path, route] as const)),
)

export const BUILT: ReadonlySet<string> = new Set(SCREEN_ROUTES.keys())

/** Whether the console has the screen of this row. */
export const isBuilt = ({ path }: { readonly path: string }): boolean => BUILT.has(path)
