import type { SignedOutReason } from '@omc/sdk'
import { addressOf, targetAfterSignOut, type SessionNews } from '@omc/shell'
import type { ConsoleNotices } from '../features/notices/create-console-notices.ts'
import { i18n } from '../kernel/i18n/i18n.ts'
import { addressAt } from '../kernel/router/address.ts'
import { rememberGateOrigin } from '../kernel/router/gate-origin.ts'
import type { Router } from '../kernel/router/router.ts'
import type { Services } from '../kernel/services/services-context.ts'
import type { SessionReactions } from '../kernel/session/session-options.ts'

type ReactionParts = Services & {
  readonly router: Router
  readonly notices: Pick<ConsoleNotices, 'pull'>
}

/** Reactions of the console when its session ends, starts in another tab, or is refused. */
export function sessionReactions(parts: ReactionParts): SessionReactions {
  const { router, toasts } = parts
  return {
    onSignedOut(reason) {
      forgetPerson(parts, reason)
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
}

function forgetPerson(parts: ReactionParts, reason: SignedOutReason): void {
  const { realtime, queryClient, errorLog, shell, notices } = parts
  realtime.stop()
  queryClient.clear()
  errorLog.clear()
  // A sign-out has asked about unsaved edits; after an expired session the person resumes later.
  if (reason === 'user') shell.drafts.clear()
  void notices.pull()
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
