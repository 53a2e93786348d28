import { createAppearance } from '@omc/shell'
import { createRoot } from 'react-dom/client'
import '../../src/app/app.css'
import { ConsoleApp, createApp } from '../../src/app/console-app.tsx'
import { followAppearance } from '../../src/app/theme/follow-appearance.ts'
import { currentLanguage } from '../../src/kernel/i18n/i18n.ts'
import { browserClock, browserRandom } from '../../src/kernel/ports/browser-clock.ts'
import { browserStore } from '../../src/kernel/ports/browser-stores.ts'
import { isEntryPath } from '../../src/kernel/router/entry-paths.ts'
import { createConsoleSession } from '../../src/kernel/session/console-session.ts'
import type { SessionReactions } from '../../src/kernel/session/session-options.ts'
import { createFakeServer, type Behaviour, type FakeServer } from './fake-server.ts'

export type OpenScreen = {
  readonly server: FakeServer
  /** Whether the screen is shown and no request is pending. */
  readonly isQuiet: () => boolean
  /** Whether no request is pending, shown or not. */
  readonly isIdle: () => boolean
  readonly close: () => void
}

/**
 * Starts the whole page with one screen for a signed-in person; entry pages start without one. The
 * server is fake, everything else is the product's.
 *
 * @param path      path in the table of screens
 * @param behaviour behaviour of the server towards the screen
 * @param query     query of the address
 */
export async function openScreen(
  path: string,
  behaviour: Behaviour,
  query = '',
): Promise<OpenScreen> {
  sessionStorage.clear()
  localStorage.clear()
  if (!isEntryPath(path)) {
    sessionStorage.setItem('Authorization', 'token-of-the-test')
    localStorage.setItem('omc.signedIn', 'true')
  }
  history.replaceState(null, '', `#${path.replaceAll(/\{\w+\}/g, '1')}${query}`)

  const server = createFakeServer(behaviour)
  let reactions: SessionReactions | undefined
  const session = createConsoleSession({
    language: currentLanguage,
    fetch: server.fetch,
    onSignedOut: (reason) => reactions?.onSignedOut(reason),
    onSignedIn: () => reactions?.onSignedIn(),
    onForbidden: () => reactions?.onForbidden(),
    onMalformed: () => reactions?.onMalformed(),
  })
  const appearance = createAppearance({
    clock: browserClock(),
    random: browserRandom,
    store: browserStore,
  })
  followAppearance(appearance)
  await session.start()
  const app = createApp({ session, sdk: await session.sdk(), appearance })
  reactions = app.reactions
  const place = document.createElement('div')
  place.id = 'root'
  document.body.append(place)
  const root = createRoot(place)
  root.render(<ConsoleApp app={app} />)
  await app.firstDraw
  let stands = false
  void app.services.firstScreen.then(() => (stands = true))
  return {
    server,
    isQuiet: () => stands && app.services.queryClient.isFetching() === 0,
    isIdle: () => app.services.queryClient.isFetching() === 0,
    close() {
      root.unmount()
      app.router.data.dispose()
      app.services.realtime.stop()
      app.services.queryClient.clear()
      place.remove()
    },
  }
}
