import { can, SCREENS } from '@omc/acl'
import type { SignedOutReason } from '@omc/sdk'
import {
  addressOf,
  type Appearance,
  decideNavigation,
  GREETINGS,
  targetAfterSignOut,
  type SessionNews,
  timeOfDay,
} from '@omc/shell'
import { createToasts, type Toasts } from '@omc/ui'
import { subscribeKey } from 'valtio/utils'
import {
  createConsoleNotices,
  type ConsoleNotices,
} from '../features/notices/create-console-notices.ts'
import { followNotices } from '../features/notices/follow-notices.ts'
import { createQueryClient } from '../kernel/data/create-query-client.ts'
import { read } from '../kernel/data/read.ts'
import { settledWithin } from '../kernel/data/settled-within.ts'
import { errorText } from '../kernel/errors/error-text.ts'
import { createLateErrorLog } from '../kernel/errors/late-error-log.ts'
import { uncaught } from '../kernel/errors/uncaught.ts'
import { currentLanguage, i18n } from '../kernel/i18n/i18n.ts'
import { showMissingTexts } from '../kernel/i18n/missing-text.ts'
import { createTurns } from '../kernel/page/turns.ts'
import { browserClock, browserRandom } from '../kernel/ports/browser-clock.ts'
import { browserCrossTabChannel } from '../kernel/ports/cross-tab-channel.ts'
import { createRealtime } from '../kernel/realtime/create-realtime.ts'
import { addressAt } from '../kernel/router/address.ts'
import { createGuard, type GuardPorts } from '../kernel/router/console-guard.ts'
import { rememberGateOrigin } from '../kernel/router/gate-origin.ts'
import { createRouter, type Router } from '../kernel/router/router.ts'
import { whenReady } from '../kernel/router/when-ready.ts'
import type { Services } from '../kernel/services/services-context.ts'
import type { SessionReactions } from '../kernel/session/console-session.ts'
import { creatorTags } from '../kernel/session/creator-tags.ts'
import { followRights } from '../kernel/session/follow-rights.ts'
import type { Person } from '../kernel/session/person.ts'
import { createShell } from '../kernel/shell/create-shell.ts'
import { firstScreen } from './first-screen.ts'
import { followNavigation } from './follow-navigation.ts'
import { BUILT, isBuilt } from './router/built.ts'
import { askAt, loadScreenAt } from './router/screen-parts.tsx'
import { consoleRoutes } from './routes.tsx'
import { warnUnsavedSettings } from './theme/warn-unsaved-settings.ts'

export type App = {
  readonly services: Services
  readonly notices: ConsoleNotices
  readonly router: Router
  readonly reactions: SessionReactions
  /** Settles when the page is worth drawing: with its screen, or without one that lets wait. */
  readonly firstDraw: Promise<void>
}

export type AppOptions = Pick<Services, 'session' | 'sdk'> & {
  readonly appearance: Appearance
  /** Those of a page that has shown some already. */
  readonly toasts?: Toasts
  readonly wrapNavigation?: GuardPorts['wrap']
}

/** Max wait for the rows of the first screen before painting it (ms). Painting early draws it twice. */
const ROWS_WITHIN_MS = 1_000

/** Max wait for the screen chunk before painting the shell (ms). Painting early costs a second full layout. */
const SCREEN_WITHIN_MS = 400

/** Makes the services and the router of one page and ties them to the session. */
export function createApp(options: AppOptions): App {
  const { session, sdk, appearance, toasts = createToasts(), wrapNavigation } = options
  // Later the greeting takes the mark away.
  const hasSignedInHere = session.state.isFresh
  showMissingTexts()
  warnUnsavedSettings(appearance, () => {
    toasts.show({ tone: 'warning', title: i18n.t('theme.notKept'), key: 'storage' })
  })
  const errorLog = createLateErrorLog(uncaught)
  const queryClient = createQueryClient({
    report: (error) => uncaught.report(error, 'request'),
    tell: (error) => {
      const title = errorText(error, currentLanguage())
      toasts.show({ tone: 'danger', title, key: error.message })
    },
  })

  const reactions: SessionReactions = {
    onSignedOut(reason) {
      realtime.stop()
      queryClient.clear()
      errorLog.clear()
      // Who leaves by themselves was asked; who was thrown out goes on later.
      if (reason === 'user') shell.drafts.clear()
      void notices.pull()
      if (reason === 'expired' || reason === 'rejected') {
        toasts.show({ tone: 'warning', title: i18n.t('session.ended'), key: 'session' })
      }
      leave(router, NEWS[reason])
    },
    onSignedIn() {
      // Another tab signed in; the guard of the sign-in page knows where to go.
      if (router.state.location.pathname === '/login') void router.revalidate()
    },
    onForbidden() {
      rememberGateOrigin(addressIn(router))
      leave(router, 'forbidden')
    },
    onMalformed() {
      toasts.show({ tone: 'danger', title: i18n.t('session.malformed'), key: 'malformed' })
    },
  }
  const realtime = createRealtime({
    sdk,
    // A session that is over answers 401, and that ends it here too: the failure is its own news.
    onAuthLost() {
      if (session.isSignedIn()) session.load().catch(() => undefined)
    },
  })
  const startRest = async () => {
    await services.turn()
    // By then the person may have left.
    const { person } = session.state
    if (!person) return
    realtime.start()
    await services.turn()
    if (session.state.person === person && can(person, 'team:read'))
      void queryClient.prefetchQuery(creatorTags(sdk))
  }
  const notices = createConsoleNotices({
    sdk,
    queryClient,
    mayRead: () => session.state.person !== null && can(session.state.person, 'notice:read'),
    report: (error) => uncaught.report(error, 'request'),
    otherTabs: browserCrossTabChannel('omc.notices'),
  })
  followNotices({ realtime, notices, queryClient, toasts })
  followRights({ realtime, session, clock: browserClock(), random: browserRandom })
  // At once: a screen that is shown to a person finds their tabs.
  const followPerson = (person: Person | null) => {
    shell.followPerson(person)
    if (!person) return
    void startRest()
    void notices.pull()
    if (session.state.isFresh) greet(services)
  }
  subscribeKey(session.state, 'person', followPerson, true)

  const shell = createShell({
    appearance,
    built: BUILT,
    go: (address) => void router.navigate(address),
  })
  const guard = createGuard({
    session,
    exists: isBuilt,
    loadCategories: () => loadCategories({ session, sdk, queryClient }),
    askAhead: (address) => askAhead(address, { session, sdk, queryClient }),
    progress: shell.progress,
    wrap: wrapNavigation,
  })
  const router: Router = createRouter({ guard, load: loadScreenAt, routes: consoleRoutes })
  followNavigation(router, shell)
  const stands = firstScreen(router, queryClient)
  const services: Services = {
    session,
    sdk,
    queryClient,
    toasts,
    realtime,
    shell,
    errorLog,
    built: BUILT,
    firstScreen: stands,
    turn: createTurns(stands),
    hasSignedInHere,
  }
  const firstDraw = settledWithin(whenReady(router), SCREEN_WITHIN_MS, browserClock())
  return { services, notices, router, reactions, firstDraw }
}

/** The category choice, for the forms; not everybody may read it. @source console spec §2, guard */
async function loadCategories({
  session,
  sdk,
  queryClient,
}: Pick<Services, 'session' | 'sdk' | 'queryClient'>): Promise<void> {
  const person = await session.load()
  if (!can(person, 'category:read')) return
  await queryClient.ensureQueryData(read(sdk, 'business_categories.get_select'))
}

/**
 * What the first screen will ask for, beside what the guard waits for; settles when it is there, or
 * late. Nothing is asked for a person who will not see the screen.
 */
async function askAhead(
  address: string,
  { session, sdk, queryClient }: Pick<Services, 'session' | 'sdk' | 'queryClient'>,
): Promise<void> {
  try {
    const viewer = { tag: 'person', person: await session.load() } as const
    const { tag } = decideNavigation({ address, viewer, table: SCREENS, exists: isBuilt })
    if (tag !== 'allow') return
    await settledWithin(askAt(address, { sdk, queryClient }), ROWS_WITHIN_MS, browserClock())
  } catch {
    // The guard meets the same failure and tells of it.
  }
}

/** @source console spec §9: the greeting after sign-in goes by the hour */
function greet({ session, toasts }: Services): void {
  session.state.isFresh = false
  const greeting = GREETINGS[timeOfDay(new Date().getHours())][currentLanguage()]
  const name = session.state.person?.fullName ?? ''
  toasts.show({ tone: 'success', title: i18n.t('session.welcome', { greeting, name }) })
}

const NEWS: Readonly<Record<SignedOutReason, SessionNews>> = {
  expired: 'refresh-failed',
  rejected: 'unauthorised',
  user: 'logout',
  sibling: 'logout',
}

function leave(router: Router, news: SessionNews): void {
  const to = targetAfterSignOut(news, addressIn(router))
  if (to) void router.navigate(addressOf(to), { replace: true })
}

const addressIn = (router: Router): string => addressAt(router.state.location)
