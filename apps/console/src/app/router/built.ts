/** Paths of the screens that exist, as rows of `ROUTE_RULES`. */
export const BUILT_PATHS = [
  '/login',
  '/register',
  '/callback',
  '/home',
  '/console',
  '/carry/content/list',
  '/carry/publish/list',
  '/setting/user',
  '/ucenter/landing',
  '/ucenter/password',
  '/401',
  '/403',
  '/404',
] as const

export type BuiltPath = (typeof BUILT_PATHS)[number]

export const BUILT: ReadonlySet<string> = new Set(BUILT_PATHS)

/** Does the console have the screen of this row? */
export const isBuilt = ({ path }: { readonly path: string }): boolean => BUILT.has(path)
