import {
  redirect,
  replace,
  type LoaderFunction,
  type ShouldRevalidateFunction,
} from 'react-router-dom'
import { addressAt, type Location } from './address.ts'

/** The navigation that a loader is called for. */
export type Underway = {
  readonly location: Location
  /** It makes a new entry of the history; others have their entry already, or take one over. */
  readonly isPush: boolean
  /** The guard is asked again about the page that is shown. */
  readonly isRevalidation: boolean
}

export type EntrancePorts = {
  /** @returns the address to go to instead, or null to go on */
  readonly guard: (address: string) => Promise<string | null>
  /** Brings what the screen of an address needs. */
  readonly load: (address: string) => Promise<void>
  readonly underway: () => Underway
}

/** What each route of a screen has: who may come in, and when that is asked. */
export type Entrance = {
  readonly loader: LoaderFunction
  readonly shouldRevalidate: ShouldRevalidateFunction
}

/** A guard that never comes to rest is an error of ours, not a page that hangs. */
const MAX_REDIRECTS = 20

/**
 * Lets a navigation in: guard and script at once, because the guard may ask the server and the
 * script comes meanwhile. A screen that is refused need not come: neither its time nor its failure
 * counts, so the script is not the route's `lazy`, for which react-router waits in any case.
 *
 * A change of the query alone asks nobody: it is the screen's.
 *
 * @source console spec §2, hash router and navigation guard
 */
export function createEntrance({ guard, load, underway }: EntrancePorts): Entrance {
  let redirects = 0
  return {
    async loader({ request: { signal } }) {
      const { location, isPush } = underway()
      const address = addressAt(location)
      const loading = load(address)
      loading.catch(nothing)
      const instead = await guard(address)
      // Another navigation has taken over: react-router drops this answer.
      if (signal.aborted) return null
      if (instead === null) {
        redirects = 0
        await loading
        return null
      }
      redirects += 1
      if (redirects > MAX_REDIRECTS) {
        redirects = 0
        throw new Error(`the guard sends ${address} round in a circle`)
      }
      // The refused address stays out of the history.
      return isPush ? redirect(encoded(instead)) : replace(encoded(instead))
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      underway().isRevalidation || currentUrl.pathname !== nextUrl.pathname,
  }
}

/** A redirect travels as a header, which holds no letters beyond Latin ones. */
function encoded(address: string): string {
  const { pathname, search, hash } = new URL(address, 'http://console')
  return pathname + search + hash
}

function nothing(): void {
  // A script that could not be had matters only to those who are let in, and is told to them.
}
