import { TOKEN_KEY } from '@omc/sdk'
import { browserStore, tabStore } from '../../kernel/ports/browser-stores.ts'
import { createSignInMark } from '../../kernel/session/sign-in-mark.ts'
import { askEarly } from './ask-early.ts'
import { keptFirstReads } from './kept-first-reads.ts'
import { loadEarly } from './load-early.ts'

// A script of its own that waits for nothing. A person who signed in here before needs the rest of
// the program and the first answers of the server, everybody else the sign-in form: they are asked
// for while the first script is still on its way.
if (createSignInMark().isSet()) {
  loadEarly(document, 'omc-ahead')
  const address = location.hash.slice(1) || '/'
  window.omcEarly = new Map()
  askEarly({
    answers: window.omcEarly,
    fetch: (url, init) => fetch(url, init),
    locks: navigator.locks,
    token: tokenOfTab(),
    reads: keptFirstReads(browserStore).read()[address] ?? [],
  }).catch(nothing)
} else loadEarly(document, 'omc-sign-in')

function tokenOfTab(): string | null {
  try {
    return tabStore().getItem(TOKEN_KEY)
  } catch {
    return null
  }
}

function nothing(): void {
  // The console asks for all of it itself, and tells what failed then.
}
