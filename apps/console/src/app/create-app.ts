import { can } from '@omc/acl'
import { GREETINGS, timeOfDay } from '@omc/core'
import type { Sdk } from '@omc/sdk'
import { createToasts } from '@omc/ui'
import { subscribeKey } from 'valtio/utils'
import { createQueryClient } from './data/create-query-client.ts'
import { read } from './data/read.ts'
import { errorText } from './errors/error-text.ts'
import { addConsoleTexts } from './i18n/console-texts.ts'
import { currentLanguage, i18n } from './i18n/i18n.ts'
import { resetTabs } from './layout/tabs-store.ts'
import { createRealtime } from './realtime/create-realtime.ts'
import { BUILT } from './router/built.ts'
import { createRouter, type Router } from './router/create-router.tsx'
import { rememberGateOrigin } from './router/gate-origin.ts'
import type { Services } from './services-context.ts'
import type { ConsoleSession, SessionReactions } from './session/console-session.ts'
import { loginAddress } from './session/return-target.ts'

export type App = {
  readonly services: Services
  readonly router: Router
  readonly reactions: SessionReactions
}

/** Makes the services and the router of one page and ties them to the session. */
export function createApp(session: ConsoleSession, sdk: Sdk): App {
  addConsoleTexts()
  const toasts = createToasts()
  const queryClient = createQueryClient((error) => {
    toasts.show({ tone: 'danger', title: errorText(error, currentLanguage()), key: error.message })
  })

  const reactions: SessionReactions = {
    onSignedOut(reason) {
      realtime.stop()
      queryClient.clear()
      resetTabs()
      if (reason === 'expired' || reason === 'rejected') {
        toasts.show({ tone: 'warning', title: i18n.t('session.ended'), key: 'session' })
      }
      leaveFor(router, loginAddress(addressIn(router)))
    },
    onSignedIn() {
      // Another tab signed in; the guard of the sign-in page knows where to go.
      if (router.state.location.pathname === '/login') void router.revalidate()
    },
    onForbidden: () => forbid(router),
  }
  const realtime = createRealtime({
    sdk,
    // A session that is over answers 401, and that ends it here too: the failure is its own news.
    onAuthLost: () => void session.load().catch(() => undefined),
  })
  subscribeKey(session.state, 'person', (person) => {
    if (!person) return
    realtime.start()
    if (session.state.isFresh) greet(services)
  })

  const services: Services = { session, sdk, queryClient, toasts, realtime }
  const router: Router = createRouter({
    session,
    built: BUILT,
    loadCategories: () => loadCategories(services),
  })
  return { services, router, reactions }
}

/** The category choice, for the forms; not everybody may read it. @source console spec §2, guard */
async function loadCategories({ session, sdk, queryClient }: Services): Promise<void> {
  const person = await session.load()
  if (!can(person, 'category:read')) return
  await queryClient.ensureQueryData(read(sdk, 'business_categories.get_select'))
}

/** @source console spec §9: the greeting after sign-in goes by the hour */
function greet({ session, toasts }: Services): void {
  session.state.isFresh = false
  const greeting = GREETINGS[timeOfDay(new Date().getHours())][currentLanguage()]
  const name = session.state.person?.fullName ?? ''
  toasts.show({ tone: 'success', title: i18n.t('login.welcome', { greeting, name }) })
}

function forbid(router: Router): void {
  rememberGateOrigin(addressIn(router))
  leaveFor(router, '/403')
}

function leaveFor(router: Router, to: string): void {
  const { pathname } = router.state.location
  if (pathname === to.split('?', 1)[0]) return
  void router.navigate(to, { replace: true })
}

const addressIn = (router: Router): string =>
  router.state.location.pathname + router.state.location.search
