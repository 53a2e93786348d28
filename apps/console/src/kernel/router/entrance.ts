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
  /** Adds a history entry; other navigations have an entry or replace one. */
  readonly isPush: boolean
  /** The guard checks the current page again. */
  readonly isRevalidation: boolean
}

export type EntrancePorts = {
  /** @returns the address to go to instead, or null to go on */
  readonly guard: (address: string) => Promise<string | null>
  /** Loads the script of the screen at an address. */
  readonly load: (address: string) => Promise<void>
  readonly underway: () => Underway
}

/** Access check of a screen's route, and the rule for when it runs again. */
export type Entrance = {
  readonly loader: LoaderFunction
  readonly shouldRevalidate: ShouldRevalidateFunction
}

/** Redirect limit: a guard that loops must throw and not hang the page. */
const MAX_REDIRECTS = 20

/**
 * Admits a navigation. Guard and script load in parallel, because the guard may call the server. A
 * refused navigation does not wait for the script and ignores its failure, so the script is not the
 * route's `lazy`, for which react-router always waits.
 *
 * A change of only the query runs no guard: it belongs to the screen.
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
      // A newer navigation has started: react-router drops this answer.
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
      // A refused address gets no history entry.
      return isPush ? redirect(encoded(instead)) : replace(encoded(instead))
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      underway().isRevalidation || currentUrl.pathname !== nextUrl.pathname,
  }
}

/** A redirect is sent as a header, which is limited to Latin-1. */
function encoded(address: string): string {
  const { pathname, search, hash } = new URL(address, 'http://console')
  return pathname + search + hash
}

function nothing(): void {
  // A script failure matters only if the guard admits the navigation, which then reports it.
}
