import { canVisit } from '@omc/acl'
import { keptValue, parseReturnTarget } from '@omc/shell'
import { refreshTouched } from '../../../kernel/data/use-write.ts'
import { holdPage } from '../../../kernel/page/page-hold.ts'
import { browserRandom } from '../../../kernel/ports/browser-clock.ts'
import { askExtension } from '../../../kernel/ports/browser-extension.ts'
import { browserStore } from '../../../kernel/ports/browser-stores.ts'
import type { Services } from '../../../kernel/services/services-context.ts'
import { mayRun } from '../../../kit/may-run.ts'
import { loadPicture } from '../../../kit/pictures/load-picture.ts'
import { rewritePicture } from '../../../kit/pictures/picture-file.ts'
import { createAccountLocks } from '../ports/account-lock.ts'
import { createDeviceIdentity } from '../ports/device-identity.ts'
import { openPublishingDatabase } from '../ports/outbox-port.ts'
import {
  parseRunMemory,
  parseRunOptions,
  runMemoryKey,
  runOptionsKey,
} from '../ports/run-options.ts'
import type { RunDeps } from '../run/account-run.ts'

/** Implements the runs' ports with browser globals; the only place that uses them. */
export function createRunDeps(
  { sdk, session, built, queryClient }: Pick<Services, 'sdk' | 'session' | 'built' | 'queryClient'>,
  given: Pick<RunDeps, 'clock' | 'onRemote' | 'onSyncFailed'>,
): RunDeps {
  const newId = () => crypto.randomUUID()
  return {
    sdk,
    monotonic: () => performance.now(),
    random: browserRandom,
    newId,
    locks: createAccountLocks({
      locks: navigator.locks,
      notes: storageNotes,
      tabId: newId(),
      now: given.clock.now,
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
    optionsOf: (uid) => kept(runOptionsKey(uid), parseRunOptions),
    memoryOf: (uid) => kept(runMemoryKey(uid), parseRunMemory),
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
      pictures: { load: loadPicture, shrink: forChannels },
      mayReview: () => mayRun(session.state.person, 'carry_contents.batch_content_status'),
      mayRun: (operation) => mayRun(session.state.person, operation),
      hold: () => holdPage('bulk'),
      onEnd: ({ operation }) => void refreshTouched(queryClient, operation),
    },
  }
}

/** Largest file of a picture at the channels, bytes. */
const PICTURE_BYTES = 1_000_000

async function forChannels(picture: Blob): Promise<Blob> {
  // A browser writes no GIF: as a JPEG it would stand still.
  if (picture.size <= PICTURE_BYTES || picture.type === 'image/gif') return picture
  const wish = { type: 'jpeg', wantedBytes: PICTURE_BYTES }
  return (await rewritePicture(picture, wish)).picture
}

/** A blocked storage throws on property access; the callers handle that. */
const storageNotes = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
}

const kept = <T>(key: string, parse: (raw: unknown) => T | null) =>
  keptValue<T | null>({ key, fallback: null, parse, store: browserStore })
