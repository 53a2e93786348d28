import { canVisit } from '@omc/acl'
import { parseReturnTarget } from '@omc/shell'
import { refreshTouched } from '../../../kernel/data/use-write.ts'
import { holdPage } from '../../../kernel/page/page-hold.ts'
import { browserRandom } from '../../../kernel/ports/browser-clock.ts'
import { askExtension } from '../../../kernel/ports/browser-extension.ts'
import { browserStore } from '../../../kernel/ports/browser-stores.ts'
import type { Services } from '../../../kernel/services/services-context.ts'
import { mayRun } from '../../../kit/may-run.ts'
import { createAccountLocks } from '../ports/account-lock.ts'
import { createDeviceIdentity } from '../ports/device-identity.ts'
import { keptMemory, keptOptions } from '../ports/kept-of-account.ts'
import { openPublishingDatabase } from '../ports/outbox-port.ts'
import type { RunDeps } from '../run/account-run.ts'

/** Implements the runs' ports with browser globals; the only place that uses them. */
export function createRunDeps(
  { sdk, session, built, queryClient }: Pick<Services, 'sdk' | 'session' | 'built' | 'queryClient'>,
  given: Pick<RunDeps, 'clock' | 'onRemote' | 'onSyncFailed'>,
): RunDeps {
  const newId = () => crypto.randomUUID()
  return {
    sdk,
    wall: () => Date.now(),
    monotonic: () => performance.now(),
    random: browserRandom,
    newId,
    locks: createAccountLocks({
      locks: navigator.locks,
      notes: storageNotes,
      tabId: newId(),
      now: () => Date.now(),
    }),
    device: createDeviceIdentity({
      storage: storageNotes,
      userAgent: navigator.userAgent,
      newId,
      version: __VERSION__,
    }),
    openDatabase: () => openPublishingDatabase(),
    parentOrigin: location.origin,
    messages: window,
    openFrames: () => askExtension('frames'),
    optionsOf: (key) => keptOptions(key, browserStore),
    memoryOf: (key) => keptMemory(key, browserStore),
    openPage(path) {
      const target = parseReturnTarget(path)
      const { person } = session.state
      const [pathname = ''] = (target ?? '').split('?')
      if (!target || !person || !built.has(pathname) || !canVisit(person, pathname)) return false
      location.hash = `#${target}`
      return true
    },
    ...given,
    work: {
      pictures,
      mayReview: () => mayRun(session.state.person, 'carry_contents.batch_content_status'),
      mayRun: (operation) => mayRun(session.state.person, operation),
      hold: () => holdPage('bulk'),
      onEnd: ({ operation }) => void refreshTouched(queryClient, operation),
    },
  }
}

/** Few accounts have work with pictures: its code loads with the first one. */
const pictures = {
  load: async (address: string) => (await pictureCode()).loadPicture(address),
  shrink: async (picture: Blob) => (await pictureCode()).shrinkForChannels(picture),
}
const pictureCode = () => import('../work/channel-picture.ts')

/** A blocked storage throws on property access; the callers handle that. */
const storageNotes = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
}
