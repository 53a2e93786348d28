import type { KeyValueStore } from '@omc/core'
import { keptValue, type KeptValue } from '@omc/shell'

/** Scripts that each screen needed until it was drawn, by the screen's path. */
type PartsOfScreens = Readonly<Record<string, readonly string[]>>

type FirstParts = {
  /** Scripts of the page that these belong to; in another build they have other names. */
  readonly build: string
  readonly screens: PartsOfScreens
}

/** No screen needs more until it is drawn (home 20), and nobody returns to more screens. */
export const MOST_PARTS = 24
export const MOST_SCREENS = 20

const NONE: FirstParts = { build: '', screens: {} }
const PART = /^\/assets\/[\w.-]+\.js$/

/** First scripts of screens, kept in this browser until sign-out. */
export const keptFirstParts = (store: () => KeyValueStore): KeptValue<FirstParts> =>
  keptValue({ key: 'omc.firstParts', fallback: NONE, parse: parseFirstParts, store })

/** Parses untrusted storage: a tampered value may name only scripts of our own build. */
function parseFirstParts(raw: unknown): FirstParts {
  if (!isObject(raw) || typeof raw.build !== 'string' || !isObject(raw.screens)) return NONE
  const screens = Object.entries(raw.screens).flatMap(([path, parts]) =>
    path.startsWith('/') && Array.isArray(parts)
      ? [[path, parts.filter(isPart).slice(0, MOST_PARTS)] as const]
      : [],
  )
  return { build: raw.build, screens: Object.fromEntries(screens.slice(-MOST_SCREENS)) }
}

const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null

export const isPart = (path: unknown): path is string => typeof path === 'string' && PART.test(path)
