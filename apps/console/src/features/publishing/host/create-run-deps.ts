import { canVisit } from '@omc/acl'
import { keptValue, parseReturnTarget } from '@omc/shell'
import { browserClock, browserRandom } from '../../../kernel/ports/browser-clock.ts'
import { browserStore } from '../../../kernel/ports/browser-stores.ts'
import type { Services } from '../../../kernel/services/services-context.ts'
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
  { sdk, session, built }: Pick<Services, 'sdk' | 'session' | 'built'>,
  onRemote: RunDeps['onRemote'],
): RunDeps {
  const newId = () => crypto.randomUUID()
  const clock = browserClock()
  return {
    sdk,
    clock,
    random: browserRandom,
    newId,
    locks: createAccountLocks({
      locks: navigator.locks,
      notes: storageNotes,
      tabId: newId(),
      now: clock.now,
    }),
    device: createDeviceIdentity({ storage: storageNotes, userAgent: navigator.userAgent, newId }),
    openDatabase: () => openPublishingDatabase(),
    parentOrigin: location.origin,
    messages: window,
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
    onRemote,
  }
}

/** A blocked storage throws on property access; the callers handle that. */
const storageNotes = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
}

const kept = <T>(key: string, parse: (raw: unknown) => T | null) =>
  keptValue<T | null>({ key, fallback: null, parse, store: browserStore })
