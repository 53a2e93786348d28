import { createAppearance } from '@omc/shell'
import { VIRTUAL_PERSON, withoutInterception } from '@omc/shell/testing'
import { createRoot } from 'react-dom/client'
import '../../src/app/app.css'
import { ConsoleApp, createApp } from '../../src/app/console-app.tsx'
import { addTexts, currentLanguage, startI18n } from '../../src/kernel/i18n/i18n.ts'
import { consoleTexts } from '../../src/kernel/i18n/parts.ts'
import { browserClock, browserRandom } from '../../src/kernel/ports/browser-clock.ts'
import { browserStore } from '../../src/kernel/ports/browser-stores.ts'
import { createConsoleSession } from '../../src/kernel/session/console-session.ts'

/**
 * The console with its sign-in turned off, as only tests build it: the product's own parts, started
 * with the virtual person of the test doubles.
 *
 * @source console spec §4, virtual-roles path; reliability C11
 */
const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')

const ignore = () => undefined
// Not awaited: the console's parts import from this script.
void start(place)

async function start(root: HTMLElement): Promise<void> {
  await startI18n()
  await addTexts(consoleTexts)
  const session = createConsoleSession({
    language: currentLanguage,
    onSignedOut: ignore,
    onSignedIn: ignore,
    onForbidden: ignore,
    onMalformed: ignore,
  })
  const app = createApp({
    session,
    sdk: await session.sdk(),
    appearance: createAppearance({
      clock: browserClock(),
      random: browserRandom,
      store: browserStore,
    }),
    wrapNavigation(own) {
      const ports = withoutInterception(own)
      return {
        ...ports,
        async loadSession() {
          const { username } = VIRTUAL_PERSON
          session.state.person = {
            ...VIRTUAL_PERSON,
            username,
            fullName: username,
            avatar: '',
            teamName: '',
            teamId: '',
            id: '5',
            teamKey: '',
            settings: {},
          }
          await ports.loadSession()
        },
      }
    },
  })
  createRoot(root).render(<ConsoleApp app={app} />)
}
