import { pathOf } from '@omc/core'
import { addressOf, type Appearance, isAllowListed, LOGIN_PATH, toLogin } from '@omc/shell'
import { createToasts } from '@omc/ui'
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { signInTexts } from '../features/auth/sign-in-texts.ts'
import { loadPart } from '../kernel/errors/load-part.ts'
import { uncaught } from '../kernel/errors/uncaught.ts'
import { currentLanguage, withTexts } from '../kernel/i18n/i18n.ts'
import { consoleTexts } from '../kernel/i18n/parts.ts'
import { browserStore } from '../kernel/ports/browser-stores.ts'
import {
  createConsoleSession,
  type ConsoleSession,
  type SessionReactions,
} from '../kernel/session/console-session.ts'
import { createFirstReads } from './ahead/first-reads.ts'
import { Messages } from './root/messages.tsx'
import { StartFailure } from './start-failure.tsx'

/**
 * Shows the first page: who has no session gets the sign-in form alone, everybody else the
 * console, whose scripts come only then.
 *
 * @source ux: budgets, scripts until the sign-in page
 */
export async function startPage(root: Root, appearance: Appearance): Promise<void> {
  let reactions: SessionReactions = {
    onSignedOut: nothing,
    onForbidden: nothing,
    onMalformed: nothing,
    onSignedIn: () => void openConsole(),
  }
  const firstReads = createFirstReads(
    (url, init) => fetch(url, init),
    browserStore,
    window.omcEarly,
  )
  const session = createConsoleSession({
    language: currentLanguage,
    fetch: firstReads.fetch,
    onSignedOut(reason) {
      firstReads.forget()
      reactions.onSignedOut(reason)
    },
    onForbidden: () => reactions.onForbidden(),
    onMalformed: () => reactions.onMalformed(),
    onSignedIn: () => reactions.onSignedIn(),
  })

  const toasts = createToasts()
  let isConsoleAsked = false

  const prefetch = () => Promise.all([loadConsole().then(preloadScreen), session.sdk()])

  /** The scripts did not come, even after the page was loaded again: never an empty page. */
  async function unlessLost(show: () => Promise<void>): Promise<void> {
    try {
      await show()
    } catch (error) {
      uncaught.report(error, 'resource')
      root.render(<StartFailure />)
    }
  }

  function openConsole(): Promise<void> {
    // From here on the console's own router follows the address.
    removeEventListener('hashchange', showFirstPage)
    isConsoleAsked = true
    return unlessLost(showConsole)
  }

  async function showConsole(): Promise<void> {
    const [{ ConsoleApp, createApp }, sdk] = await Promise.all([loadConsole(), session.sdk()])
    const app = createApp({ session, sdk, appearance, toasts })
    reactions = app.reactions
    const begunAt = currentAddress()
    // Who went elsewhere meanwhile, or was led there, read for two screens.
    void app.services.firstScreen.then(() => firstReads.keep(begunAt, currentAddress()))
    await app.firstDraw
    root.render(
      <StrictMode>
        <ConsoleApp app={app} />
      </StrictMode>,
    )
  }

  if (session.mayBeSignedIn()) {
    // A returning user needs all of it: the console is made while the session is renewed, and
    // its guard waits for that. Where it is over, the guard leads to the sign-in form.
    session.start().then(prepareSignIn).catch(nothing)
    void prefetch().catch(nothing)
    return openConsole()
  }
  addEventListener('hashchange', showFirstPage)
  return showFirstPage()

  /** The page of the address, until the console is asked for. */
  async function showFirstPage(): Promise<void> {
    const address = currentAddress()
    const isLogin = pathOf(address) === LOGIN_PATH
    if (!isLogin && isAllowListed(address)) return openConsole()
    if (!isLogin) history.replaceState(null, '', `#${addressOf(toLogin(address))}`)
    return unlessLost(showSignIn)
  }

  async function showSignIn(): Promise<void> {
    const { LoginPage } = await loadSignIn()
    // The address may lead elsewhere by now.
    if (isConsoleAsked) return
    root.render(
      <StrictMode>
        <LoginPage
          session={session}
          toasts={toasts}
          onTouched={() => void prefetch().catch(nothing)}
          onSignedIn={openConsole}
        />
        <Messages toasts={toasts} />
      </StrictMode>,
    )
  }
}

/** The screen of the address too, while the session is on its way. */
const preloadScreen = ({ loadScreenAt }: ConsolePart) => loadScreenAt(location.hash.slice(1))

type ConsolePart = Awaited<ReturnType<typeof loadConsole>>

const loadConsole = () => loadPart(() => withTexts(consoleTexts, () => import('./console-app.tsx')))

const loadSignIn = () =>
  loadPart(() => withTexts(signInTexts, () => import('../features/auth/login-page.tsx')))

/** Where the session is over the form is next: its script comes while the console is made. */
const prepareSignIn = (started: Started) => (started === 'signed-out' ? loadSignIn() : null)

type Started = Awaited<ReturnType<ConsoleSession['start']>>

const currentAddress = () => location.hash.slice(1) || '/'

function nothing(): void {
  // Before the console is there, nobody has to be told; a failed prefetch is tried again.
}
