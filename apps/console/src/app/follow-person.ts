import { can } from '@omc/acl'
import { GREETINGS, timeOfDay } from '@omc/shell'
import { subscribeKey } from 'valtio/utils'
import type { ConsoleNotices } from '../features/notices/create-console-notices.ts'
import { currentLanguage, i18n } from '../kernel/i18n/i18n.ts'
import type { Services } from '../kernel/services/services-context.ts'
import { creatorTags } from '../kernel/session/creator-tags.ts'
import type { Person } from '../kernel/session/person.ts'

/** On each change of the person: loads their tabs, greets them and starts the connection. */
export function followPerson(services: Services, notices: Pick<ConsoleNotices, 'pull'>): void {
  const { session, shell } = services
  const follow = (person: Person | null) => {
    shell.followPerson(person)
    if (!person) return
    void startRest(services)
    void notices.pull()
    if (session.state.isFresh) greet(services)
  }
  // Synchronous: a screen that renders for a person needs their tabs.
  subscribeKey(session.state, 'person', follow, true)
}

/** Connects, then prefetches the choices of the forms; each in its turn after the first screen. */
async function startRest({ session, sdk, queryClient, realtime, turn }: Services): Promise<void> {
  await turn()
  // By then the person may have left.
  const { person } = session.state
  if (!person) return
  realtime.start()
  await turn()
  if (session.state.person === person && can(person, 'team:read'))
    void queryClient.prefetchQuery(creatorTags(sdk))
}

/** @source console spec §9: the greeting after sign-in goes by the hour */
function greet({ session, toasts }: Services): void {
  session.state.isFresh = false
  const greeting = GREETINGS[timeOfDay(new Date().getHours())][currentLanguage()]
  const name = session.state.person?.fullName ?? ''
  toasts.show({ tone: 'success', title: i18n.t('session.welcome', { greeting, name }) })
}
