import { memoryStorage } from '../../../session/memory-storage.ts'
import { createFakeBrowser } from '../../../session/testing/fake-browser.ts'
import { seededRandom } from '../../../session/testing/seeded-random.ts'
import { createTestClock } from '../../../testing/test-clock.ts'
import { storageCommandMemory } from '../command-memory.ts'
import {
  createCommandInbox,
  type CommandHandler,
  type CommandInbox,
  type CommandInboxOptions,
} from '../create-command-inbox.ts'
import { createCommandLedger } from './command-ledger.ts'

/** Storage that lists its keys, as `localStorage` does. */
function listedStorage() {
  const keys: string[] = []
  const inner = memoryStorage()
  return {
    getItem: inner.getItem,
    setItem(key: string, value: string) {
      if (!keys.includes(key)) keys.push(key)
      inner.setItem(key, value)
    },
    removeItem(key: string) {
      keys.splice(keys.indexOf(key), 1)
      inner.removeItem(key)
    },
    key: (index: number) => keys[index] ?? null,
    get length() {
      return keys.length
    },
  }
}

/** A server, a browser with its storage, and as many tabs as a test opens. */
export function setUp() {
  const clock = createTestClock()
  const ledger = createCommandLedger(clock)
  const browser = createFakeBrowser(clock, seededRandom(1))
  const storage = listedStorage()
  const ran: string[] = []
  const dropped: string[] = []

  function openTab(options: Partial<CommandInboxOptions> = {}, device = 'device-1') {
    const tab = browser.openTab()
    const run: CommandHandler = async ({ id }) => {
      ran.push(id)
      return { tag: 'done', detail: 'ok' }
    }
    const inbox = createCommandInbox({
      ownUid: () => 'u1',
      handlers: { start_publish: run },
      pull: async () => ledger.inbox(),
      acknowledge: async (said) => ledger.acknowledge(device, said),
      memory: storageCommandMemory(storage),
      locks: tab.locks,
      clock,
      onEvent: (event) => event.tag === 'dropped' && dropped.push(`${event.id} ${event.why}`),
      ...options,
    })
    return { inbox, tab, run }
  }
  /** Everything that can be done is done; a lock changes hands in virtual time. */
  async function rest(inbox: CommandInbox): Promise<void> {
    await clock.advance(50)
    await inbox.idle()
  }
  return { clock, ledger, storage, ran, dropped, openTab, rest }
}
