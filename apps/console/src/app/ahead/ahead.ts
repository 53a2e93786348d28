import { TOKEN_KEY } from '@omc/sdk'
import { browserStore, tabStore } from '../../kernel/ports/browser-stores.ts'
import { createSignInMark } from '../../kernel/session/sign-in-mark.ts'
import { askEarly } from './ask-early.ts'
import { firstPartsAt } from './first-parts.ts'
import { keptFirstReads } from './kept-first-reads.ts'
import { loadEarly, namedParts } from './load-early.ts'

// A separate script without dependencies. People who have signed in here need the rest of the
// program and the first answers of the server, others the sign-in form: it requests them while the
// first script is still loading.
if (createSignInMark().isSet()) {
  const address = location.hash.slice(1) || '/'
  loadEarly(document, namedParts(document, 'omc-ahead'))
  loadEarly(document, firstPartsAt(address, { page: document, store: browserStore }))
  window.omcEarly = new Map()
  askEarly({
    answers: window.omcEarly,
    fetch: (url, init) => fetch(url, init),
    locks: navigator.locks,
    token: tokenOfTab(),
    reads: keptFirstReads(browserStore).read()[address] ?? [],
  }).catch(nothing)
} else loadEarly(document, namedParts(document, 'omc-sign-in'))

function tokenOfTab(): string | null {
  try {
    return tabStore().getItem(TOKEN_KEY)
  } catch {
    return null
  }
}

function nothing(): void {
  // The console requests all of it again and reports failures then.
}
