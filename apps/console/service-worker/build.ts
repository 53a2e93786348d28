/** Facts inserted by the build. */
export type Build = {
  /** Changes with every file of the console. */
  readonly version: string
  /** Files whose names change with their contents. */
  readonly assets: readonly string[]
  /** Files that are served under one name. */
  readonly files: readonly string[]
}

/** Prefix of the names of our caches. */
export const CACHE_PREFIX = 'omc-console-'
