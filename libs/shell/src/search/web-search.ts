import type { Clock } from '@omc/core'
import { proxy } from 'valtio/vanilla'
import { SEARCH_ENGINES } from './search-engines.ts'

/** From the choice to the new window. @source console spec §9, search delay */
export const WEB_SEARCH_DELAY_MS = 500

/** Suggestions of the search dialog: words, or a page of their own. */
export type SearchItem = { readonly words: string; readonly url?: string | null }

export type WebSearch = {
  /** @returns false for nothing to look for, or an address that is not on the web */
  readonly open: (item: SearchItem) => boolean
  readonly cancel: () => void
  /** A valtio state. `isWaiting`: a window is about to open, show the bar. */
  readonly state: { readonly isWaiting: boolean }
}

/**
 * Opens a web search, or the item's own page, in a new window after 500 ms. Another choice within
 * that time replaces the first.
 *
 * @param openWindow  opens with `noopener,noreferrer`
 * @source            console spec §2, search dialog
 */
export function createWebSearch(clock: Clock, openWindow: (url: string) => void): WebSearch {
  const state = proxy({ isWaiting: false })
  let disarm: (() => void) | null = null
  const set = (next: (() => void) | null) => {
    disarm?.()
    disarm = next
    state.isWaiting = next !== null
  }
  return {
    state,
    open(item) {
      const url = searchAddress(item)
      if (url === null) return false
      set(
        clock.at(clock.now() + WEB_SEARCH_DELAY_MS, () => {
          set(null)
          openWindow(url)
        }),
      )
      return true
    },
    cancel() {
      if (disarm) set(null)
    },
  }
}

/** Where an item leads; null for nowhere on the web. @source console spec §2, search dialog */
export function searchAddress({ words, url }: SearchItem): string | null {
  if (url) return /^https?:\/\/[^\s/]/i.test(url) ? url : null
  return engineAddresses(words)[0]?.url ?? null
}

/** A web search for the words per engine, the default first; empty without words. */
export function engineAddresses(
  words: string,
): readonly { readonly engine: string; readonly url: string }[] {
  const query = words.trim().replace(/[\uD800-\uDFFF]/gu, '')
  if (query === '') return []
  return SEARCH_ENGINES.map(([engine, address]) => ({
    engine,
    url: `${address}${encodeURIComponent(query)}`,
  }))
}
