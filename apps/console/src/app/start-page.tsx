import { pathOf } from '@omc/core'
import { addressOf, type Appearance, isAllowListed, LOGIN_PATH, toLogin } from '@omc/shell'
import { createToasts, type Toasts } from '@omc/ui'
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { signInTexts } from '../features/auth/sign-in-texts.ts'
import { loadPart } from '../kernel/errors/load-part.ts'
import { uncaught } from '../kernel/errors/uncaught.ts'
import { currentLanguage, withTexts } from '../kernel/i18n/i18n.ts'
import { consoleTexts } from '../kernel/i18n/parts.ts'
import { afterFirstDrawn } from '../kernel/page/first-drawn.ts'
import { browserClock } from '../kernel/ports/browser-clock.ts'
import { browserStore } from '../kernel/ports/browser-stores.ts'
import { createConsoleSession, type ConsoleSession } from '../kernel/session/console-session.ts'
import type { SessionReactions } from '../kernel/session/session-options.ts'
import { forgetFirstParts, keepFirstParts } from './ahead/first-parts.ts'
import { createFirstReads, type FirstReads } from './ahead/first-reads.ts'
import type { App } from './create-app.ts'
import { Messages } from './root/messages.tsx'
import { StartFailure } from './start-failure.tsx'

/** One page, from the first script on. */
type Page = {
  readonly root: Root
  readonly appearance: Appearance
  readonly toasts: Toasts
  readonly firstReads: FirstReads
  readonly session: ConsoleSession
  /** Replaced by the console's own once it is loaded. */
  reactions: SessionReactions
  isConsoleAsked: boolean
  /** Shows the page of a new address, until the console with a router of its own is asked for. */
  readonly followAddress: () => void
}

/**
 * Shows the first page: the sign-in form alone without a session, otherwise the console. The
 * console's chunks load only when it is needed.
 *
 * @source ux: budgets, scripts until the sign-in page
 */
export async function startPage(root: Root, appearance: Appearance): Promise<void> {
  const page = createPage(root, appearance)
  if (!page.session.mayBeSignedIn()) {
    addEventListener('hashchange', page.followAddress)
    return showFirstPage(page)
  }
  // A returning user needs all of it: the console is made while the session is renewed, and its
  // guard waits for the renewal. If the session is over, the guard leads to the sign-in form.
  page.session.start().then(prepareSignIn).catch(nothing)
  prefetchConsole(page)
  return openConsole(page)
}

function createPage(root: Root, appearance: Appearance): Page {
  const firstReads = createFirstReads(
    (url, init) => fetch(url, init),
    { store: browserStore, clock: browserClock() },
    window.omcEarly,
  )
  const session = createConsoleSession({
    language: currentLanguage,
    fetch: firstReads.fetch,
    onSignedOut(reason) {
      firstReads.forget()
      forgetFirstParts(browserStore)
      page.reactions.onSignedOut(reason)
    },
    onForbidden: () => page.reactions.onForbidden(),
    onMalformed: () => page.reactions.onMalformed(),
    onSignedIn: () => page.reactions.onSignedIn(),
  })
  const page: Page = {
    root,
    appearance,
    toasts: createToasts(),
    firstReads,
    session,
    reactions: {
      onSignedOut: nothing,
      onForbidden: nothing,
      onMalformed: nothing,
      onSignedIn: () => void openConsole(page),
    },
    isConsoleAsked: false,
    followAddress: () => void showFirstPage(page),
  }
  return page
}

/** The page of the address, until the console is asked for. */
async function showFirstPage(page: Page): Promise<void> {
  const address = currentAddress()
  const isLogin = pathOf(address) === LOGIN_PATH
  if (!isLogin && isAllowListed(address)) return openConsole(page)
  if (!isLogin) history.replaceState(null, '', `#${addressOf(toLogin(address))}`)
  return unlessLost(page, showSignIn)
}

function openConsole(page: Page): Promise<void> {
  removeEventListener('hashchange', page.followAddress)
  page.isConsoleAsked = true
  return unlessLost(page, showConsole)
}

/** Shows a failure page when the chunks do not load, even after a reload. */
async function unlessLost(page: Page, show: (page: Page) => Promise<void>): Promise<void> {
  try {
    await show(page)
  } catch (error) {
    uncaught.report(error, 'resource')
    page.root.render(<StartFailure />)
  }
}

async function showConsole(page: Page): Promise<void> {
  const { session, appearance, toasts, firstReads } = page
  const [{ ConsoleApp, createApp }, sdk] = await Promise.all([loadConsole(), session.sdk()])
  const app = createApp({ session, sdk, appearance, toasts })
  page.reactions = app.reactions
  void keepFirst(app, firstReads)
  await app.firstDraw
  page.root.render(
    <StrictMode>
      <ConsoleApp app={app} />
    </StrictMode>,
  )
}

/** Keeps for the next start what this screen read and which scripts it needed. */
async function keepFirst({ services }: App, firstReads: FirstReads): Promise<void> {
  const begunAt = currentAddress()
  const asked = await askedUntilDrawn()
  await services.firstScreen
  const address = currentAddress()
  // A navigation meanwhile means that reads and scripts are for two screens.
  firstReads.keep(begunAt, address)
  if (begunAt === address) keepFirstParts(address, asked, { page: document, store: browserStore })
}

async function showSignIn(page: Page): Promise<void> {
  const { LoginPage } = await loadSignIn()
  // The address may have changed while the chunk loaded.
  if (page.isConsoleAsked) return
  page.root.render(
    <StrictMode>
      <LoginPage
        session={page.session}
        toasts={page.toasts}
        onTouched={() => prefetchConsole(page)}
        onSignedIn={() => openConsole(page)}
      />
      <Messages toasts={page.toasts} />
    </StrictMode>,
  )
}

function prefetchConsole({ session }: Page): void {
  Promise.all([loadConsole().then(preloadScreen), session.sdk()]).catch(nothing)
}

/** Loads the chunk of the current screen too, while the session is renewed. */
const preloadScreen = ({ loadScreenAt }: ConsolePart) => loadScreenAt(location.hash.slice(1))

type ConsolePart = Awaited<ReturnType<typeof loadConsole>>

const askedUntilDrawn = afterFirstDrawn(async () =>
  performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
)

const loadConsole = () => loadPart(() => withTexts(consoleTexts, () => import('./console-app.tsx')))

const loadSignIn = () =>
  loadPart(() => withTexts(signInTexts, () => import('../features/auth/login-page.tsx')))

/** With an expired session the sign-in form is next: its chunk loads beside the console's. */
const prepareSignIn = (started: Started) => (started === 'signed-out' ? loadSignIn() : null)

type Started = Awaited<ReturnType<ConsoleSession['start']>>

const currentAddress = () => location.hash.slice(1) || '/'

function nothing(): void {
  // Before the console is loaded there is nobody to tell; a failed prefetch is tried again.
}
