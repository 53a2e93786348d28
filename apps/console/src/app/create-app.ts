import { can } from '@omc/acl'
import type { Appearance } from '@omc/shell'
import { createToasts, type Toasts } from '@omc/ui'
import type { QueryClient } from '@tanstack/react-query'
import {
  createConsoleNotices,
  type ConsoleNotices,
} from '../features/notices/create-console-notices.ts'
import { followNotices } from '../features/notices/follow-notices.ts'
import { createQueryClient } from '../kernel/data/create-query-client.ts'
import { settledWithin } from '../kernel/data/settled-within.ts'
import { errorText } from '../kernel/errors/error-text.ts'
import { createLateErrorLog } from '../kernel/errors/late-error-log.ts'
import { uncaught } from '../kernel/errors/uncaught.ts'
import { currentLanguage, i18n } from '../kernel/i18n/i18n.ts'
import { showMissingTexts } from '../kernel/i18n/missing-text.ts'
import { createTurns } from '../kernel/page/turns.ts'
import { browserClock, browserRandom } from '../kernel/ports/browser-clock.ts'
import { browserCrossTabChannel } from '../kernel/ports/cross-tab-channel.ts'
import { createRealtime, type Realtime } from '../kernel/realtime/create-realtime.ts'
import { createGuard, type GuardPorts } from '../kernel/router/console-guard.ts'
import { createRouter, type Router } from '../kernel/router/router.ts'
import { whenReady } from '../kernel/router/when-ready.ts'
import type { Services } from '../kernel/services/services-context.ts'
import { followRights } from '../kernel/session/follow-rights.ts'
import type { SessionReactions } from '../kernel/session/session-options.ts'
import { createShell, type Shell } from '../kernel/shell/create-shell.ts'
import { askAhead, loadCategories, type AskParts } from './ask-ahead.ts'
import { firstScreen } from './first-screen.ts'
import { followLanguage } from './follow-language.ts'
import { followNavigation } from './follow-navigation.ts'
import { followPerson } from './follow-person.ts'
import { BUILT, isBuilt } from './router/built.ts'
import { loadScreenAt } from './router/screen-parts.tsx'
import { consoleRoutes } from './routes.tsx'
import { sessionReactions } from './session-reactions.ts'
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

/** Max wait for the screen chunk before painting the shell (ms). Painting early costs a second full layout. */
const SCREEN_WITHIN_MS = 400

/** Makes the services and the router of one page and ties them to the session. */
export function createApp(options: AppOptions): App {
  const { session, sdk, appearance, toasts = createToasts() } = options
  // Later the greeting takes the mark away.
  const hasSignedInHere = session.state.isFresh
  showMissingTexts()
  warnUnsavedSettings(appearance, () => {
    toasts.show({ tone: 'warning', title: i18n.t('theme.notKept'), key: 'storage' })
  })
  const queryClient = tellingQueryClient(toasts)
  const asks = { session, sdk, queryClient }
  const realtime = sessionRealtime(options)
  const notices = personNotices(asks)
  followNotices({ realtime, notices, queryClient, toasts, language: currentLanguage })
  followLanguage(queryClient, notices)
  followRights({
    realtime,
    session,
    clock: browserClock(),
    random: browserRandom,
    onChanged: () => void router.revalidate(),
  })
  const shell = createShell({
    appearance,
    built: BUILT,
    go: (address) => void router.navigate(address),
  })
  const router = guardedRouter(asks, shell, options.wrapNavigation)
  followNavigation(router, shell)
  const stands = firstScreen(router, queryClient)
  const services: Services = {
    ...asks,
    toasts,
    realtime,
    shell,
    errorLog: createLateErrorLog(uncaught),
    built: BUILT,
    firstScreen: stands,
    turn: createTurns(stands),
    hasSignedInHere,
  }
  followPerson(services, notices)
  const firstDraw = settledWithin(whenReady(router), SCREEN_WITHIN_MS, browserClock())
  const reactions = sessionReactions({ ...services, router, notices })
  return { services, notices, router, reactions, firstDraw }
}

const tellingQueryClient = (toasts: Toasts): QueryClient =>
  createQueryClient({
    report: (error) => uncaught.report(error, 'request'),
    tell(error) {
      const title = errorText(error, currentLanguage())
      toasts.show({ tone: 'danger', title, key: error.message })
    },
  })

const sessionRealtime = ({ session, sdk }: AppOptions): Realtime =>
  createRealtime({
    sdk,
    // If the session is over, the load answers 401, which ends it here and shows the message.
    onAuthLost() {
      if (session.isSignedIn()) session.load().catch(() => undefined)
    },
  })

const personNotices = ({ session, sdk, queryClient }: AskParts): ConsoleNotices =>
  createConsoleNotices({
    sdk,
    queryClient,
    mayRead: () => session.state.person !== null && can(session.state.person, 'notice:read'),
    report: (error) => uncaught.report(error, 'request'),
    otherTabs: browserCrossTabChannel('omc.notices'),
  })

function guardedRouter(asks: AskParts, { progress }: Shell, wrap: GuardPorts['wrap']): Router {
  const guard = createGuard({
    session: asks.session,
    exists: isBuilt,
    loadCategories: () => loadCategories(asks),
    askAhead: (address) => askAhead(address, asks),
    progress,
    wrap,
  })
  return createRouter({ guard, load: loadScreenAt, routes: consoleRoutes })
}
