import { behaviour } from '@omc/behaviours/vitest'
import { describe, expect, it } from 'vitest'
import { settlePromises } from '../../testing/test-clock.ts'
import { storageCommandMemory, type CommandMemory } from './command-memory.ts'
import type { CommandHandler } from './create-command-inbox.ts'
import { setUp } from './testing/inbox-set-up.ts'

describe('a command', () => {
  it('is acknowledged phase by phase', async () => {
    const { ledger, openTab, ran, rest } = setUp()
    const { inbox } = openTab()
    inbox.receive(ledger.issue())
    await rest(inbox)
    expect(ran).toEqual(['1'])
    expect(ledger.told).toEqual(['1 received', '1 started', '1 finished ok'])
  })

  it('runs once though it is pushed twice, and again after its end', async () => {
    const { ledger, openTab, ran, dropped, rest } = setUp()
    const { inbox } = openTab()
    const row = ledger.issue()
    inbox.receive(row)
    inbox.receive(row)
    await rest(inbox)
    inbox.receive(row)
    await rest(inbox)
    expect(ran).toEqual(['1'])
    expect(dropped).toEqual(['1 double', '1 double'])
  })

  it('runs once though it is pushed and pulled', async () => {
    const { ledger, openTab, ran, rest } = setUp()
    const { inbox } = openTab()
    const row = ledger.issue()
    inbox.receive(row)
    await inbox.connected()
    inbox.receive(row)
    await rest(inbox)
    expect(ran).toEqual(['1'])
  })

  it('that was sent while nobody listened runs after the connect, in order, before a newer push', async () => {
    const { clock, ledger, openTab, ran, rest } = setUp()
    let give = (_rows: readonly unknown[]) => {}
    const pull = async () =>
      new Promise<readonly unknown[]>((resolve) => {
        give = resolve
      })
    const { inbox } = openTab({ pull })
    ledger.issue()
    ledger.issue()
    await clock.advance(5)
    const connected = inbox.connected()
    inbox.receive(ledger.issue())
    await settlePromises()
    expect(ran).toEqual([])
    give(ledger.inbox())
    await connected
    await rest(inbox)
    expect(ran).toEqual(['1', '2', '3'])
  })

  it('of fifty sent in a gap of ten minutes: those that live on run once, in order (F16)', async () => {
    const { clock, ledger, openTab, ran, rest } = setUp()
    const { inbox } = openTab()
    const MINUTE = 60_000
    const sent = Array.from({ length: 50 }, (_, index) => {
      // Every third one expires within the gap.
      const row = ledger.issue({ lifeMs: index % 3 === 0 ? MINUTE : 60 * MINUTE })
      return { row, lives: index % 3 !== 0 }
    })
    await clock.advance(10 * MINUTE)
    await inbox.connected()
    // The history of the cable brings some of them a second time, and expired ones, too.
    for (const { row } of sent.slice(20, 40)) inbox.receive(row)
    await rest(inbox)
    await inbox.connected()
    await rest(inbox)
    const living = sent.filter(({ lives }) => lives).map(({ row }) => row.id)
    expect(living).toHaveLength(33)
    expect(ran).toEqual(living)
  })

  it('issued in the same millisecond keeps the order of ids', async () => {
    const { ledger, openTab, ran, rest } = setUp()
    const { inbox } = openTab()
    const rows = Array.from({ length: 12 }, () => ledger.issue())
    for (const row of rows.toReversed()) inbox.receive(row)
    await inbox.connected()
    await rest(inbox)
    expect(ran.slice(1)).toEqual(rows.slice(0, -1).map(({ id }) => id))
  })

  it.each([3_600_000, -3_600_000, 31_536_000_000])(
    'F10: runs while the server lets it, in a browser whose clock is off by %i ms',
    async (aheadMs) => {
      const { clock, ledger, openTab, ran, rest } = setUp()
      const wrong = { ...clock, now: () => clock.now() + aheadMs }
      const { inbox } = openTab({ clock: wrong })
      inbox.receive(ledger.issue({ lifeMs: 60_000 }))
      const late = ledger.issue({ lifeMs: 1_000 })
      await rest(inbox)
      await clock.advance(1_000)
      inbox.receive(late)
      await rest(inbox)
      expect(ran).toEqual(['1'])
    },
  )

  it('is dropped with the reason of the server when it has expired, and is not run', async () => {
    const { clock, ledger, openTab, ran, dropped, storage, rest } = setUp()
    const { inbox } = openTab()
    const row = ledger.issue({ lifeMs: 1000 })
    await clock.advance(1000)
    inbox.receive(row)
    await rest(inbox)
    expect(ran).toEqual([])
    expect(dropped).toEqual(['1 command_expired'])
    expect(storage.getItem('omc.commands.1')).toContain('told')
  })

  it('is refused where nothing handles it, a name of the prototype too', async () => {
    const { ledger, openTab, rest } = setUp()
    const { inbox } = openTab()
    inbox.receive(ledger.issue({ command: 'delete_all_contents' }))
    inbox.receive(ledger.issue({ command: 'toString' }))
    await rest(inbox)
    expect(ledger.told).toEqual(['1 refused not-supported', '2 refused not-supported'])
  })

  it('whose handler throws is refused with what it said', async () => {
    const { ledger, openTab, rest } = setUp()
    const start_publish = async () => Promise.reject(new Error('no frame'))
    const { inbox } = openTab({ handlers: { start_publish } })
    inbox.receive(ledger.issue())
    await rest(inbox)
    expect(ledger.told.at(-1)).toBe('1 refused failed: no frame')
  })

  it('of another account, or while none is connected, stays where it is', async () => {
    const { ledger, openTab, ran, dropped, rest } = setUp()
    let own: string | null = null
    const { inbox } = openTab({ ownUid: () => own })
    const row = ledger.issue()
    inbox.receive(row)
    own = 'u2'
    inbox.receive(row)
    await rest(inbox)
    behaviour('B-210', () =>
      expect([ran, ledger.told, dropped]).toEqual([[], [], ['1 not-connected', '1 other-uid']]),
    )
    own = 'u1'
    await inbox.connected()
    await rest(inbox)
    expect(ran).toEqual(['1'])
  })

  it('that waits for an account disconnected meanwhile is not run and not refused', async () => {
    const { ledger, openTab, ran, rest } = setUp()
    let own: string | null = 'u1'
    const start_publish: CommandHandler = async ({ id }) => {
      ran.push(id)
      own = null
      return { tag: 'done' }
    }
    const { inbox } = openTab({ ownUid: () => own, handlers: { start_publish } })
    const rows = [ledger.issue(), ledger.issue()]
    for (const row of rows) inbox.receive(row)
    await rest(inbox)
    expect(ran).toEqual(['1'])
    expect(ledger.inbox().map(({ id }) => id)).toEqual(['2'])
  })

  it('that another device has is not run', async () => {
    const { ledger, openTab, ran, dropped, rest } = setUp()
    const { inbox } = openTab()
    const row = ledger.issue()
    ledger.acknowledge('device-2', { id: '1', phase: 'received', detail: '' })
    inbox.receive(row)
    await rest(inbox)
    expect([ran, dropped]).toEqual([[], ['1 command_taken']])
  })

  it('ignores what is no command', async () => {
    const { openTab, dropped, rest } = setUp()
    const { inbox } = openTab()
    for (const junk of [null, 5, 'x', [], {}, { command: 'start_publish', uid: 'u1' }]) {
      inbox.receive(junk)
    }
    await rest(inbox)
    expect(new Set(dropped)).toEqual(new Set(['null not-a-command']))
  })
})

describe('a page that ends in the middle', () => {
  it('knows the id before the handler runs', async () => {
    const { ledger, openTab, storage, rest } = setUp()
    const known: (string | null)[] = []
    const start_publish: CommandHandler = async () => {
      known.push(storage.getItem('omc.commands.1'))
      return { tag: 'done' }
    }
    const { inbox } = openTab({ handlers: { start_publish } })
    inbox.receive(ledger.issue())
    await rest(inbox)
    expect(known[0]).toContain('begun')
  })

  it.each([
    ['received', '1 received, 1 started, 1 finished ok'],
    ['started', '1 received, 1 started, 1 finished ok'],
  ])(
    'between claiming and the answer to "%s" loses nothing: the next one runs it',
    async (phase, told) => {
      const { ledger, openTab, ran, rest } = setUp()
      const dying = openTab({
        // The server has the word; the page never hears of it.
        acknowledge: async (said) => {
          const answer = ledger.acknowledge('device-1', said)
          return said.phase === phase ? new Promise<never>(() => {}) : answer
        },
      })
      dying.inbox.receive(ledger.issue())
      await settlePromises()
      dying.tab.kill()
      const { inbox } = openTab()
      await inbox.connected()
      await rest(inbox)
      expect(ran).toEqual(['1'])
      expect(ledger.told.join(', ')).toBe(told)
    },
  )

  it('while the handler runs: it is not run again, and the server learns why', async () => {
    const { ledger, openTab, ran, rest } = setUp()
    const start_publish: CommandHandler = async ({ id }) => {
      ran.push(id)
      return new Promise(() => {})
    }
    const dying = openTab({ handlers: { start_publish } })
    const row = ledger.issue()
    dying.inbox.receive(row)
    await settlePromises()
    dying.tab.kill()
    const { inbox } = openTab()
    inbox.receive(row)
    await inbox.connected()
    await rest(inbox)
    expect(ran).toEqual(['1'])
    expect(ledger.told.at(-1)).toBe('1 refused interrupted')
  })

  it('before the last word was told: the next one tells it and runs nothing', async () => {
    const { ledger, openTab, ran, rest } = setUp()
    const dying = openTab({
      acknowledge: async (said) =>
        said.phase === 'finished'
          ? Promise.reject(new Error('offline'))
          : ledger.acknowledge('device-1', said),
    })
    dying.inbox.receive(ledger.issue())
    await rest(dying.inbox)
    dying.tab.kill()
    const { inbox } = openTab()
    await inbox.connected()
    await rest(inbox)
    expect(ran).toEqual(['1'])
    expect(ledger.told.at(-1)).toBe('1 finished ok')
  })
})

describe('two tabs', () => {
  it('never both run a command, even when both hear of it', async () => {
    const { clock, ledger, openTab, ran, rest } = setUp()
    const slow: CommandHandler = async ({ id }) => {
      ran.push(id)
      await new Promise<void>((resolve) => clock.schedule(resolve, 50))
      return { tag: 'done' }
    }
    const tabs = [0, 1].map(() => openTab({ handlers: { start_publish: slow } }).inbox)
    for (let round = 0; round < 20; round += 1) {
      const row = ledger.issue()
      for (const inbox of tabs) {
        inbox.receive(row)
        void inbox.connected()
      }
    }
    await clock.advance(10_000)
    for (const inbox of tabs) await rest(inbox)
    expect(ran.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 20 }, (_, index) => String(index + 1)),
    )
    expect(ledger.told.filter((one) => one.includes('interrupted'))).toEqual([])
  })

  it('one that dies leaves its command to the other, which does not run it again', async () => {
    const { clock, ledger, openTab, ran, rest } = setUp()
    const start_publish: CommandHandler = async ({ id }) => {
      ran.push(id)
      return new Promise(() => {})
    }
    const dying = openTab({ handlers: { start_publish } })
    const other = openTab()
    const row = ledger.issue()
    dying.inbox.receive(row)
    await settlePromises()
    other.inbox.receive(row)
    await clock.advance(10)
    dying.tab.kill()
    await clock.advance(10)
    await rest(other.inbox)
    expect(ran).toEqual(['1'])
    expect(ledger.told.at(-1)).toBe('1 refused interrupted')
  })
})

describe('connections and memory', () => {
  it('a storm of reconnects asks one at a time and runs everything once', async () => {
    const { clock, ledger, openTab, ran, rest } = setUp()
    let open = 0
    let most = 0
    const { inbox } = openTab({
      async pull() {
        open += 1
        most = Math.max(most, open)
        await new Promise<void>((resolve) => clock.schedule(resolve, 20))
        open -= 1
        return ledger.inbox()
      },
    })
    for (let round = 0; round < 10; round += 1) {
      const row = ledger.issue()
      for (let connect = 0; connect < 20; connect += 1) void inbox.connected()
      if (round % 2 === 0) inbox.receive(row)
      await clock.advance(30)
    }
    await clock.advance(1000)
    await rest(inbox)
    expect(most).toBe(1)
    expect(ledger.pullCount()).toBeLessThan(30)
    expect(ran).toEqual(Array.from({ length: 10 }, (_, index) => String(index + 1)))
  })

  it('runs nothing while the server cannot be reached, and everything after the next connect', async () => {
    const { ledger, openTab, ran, dropped, rest } = setUp()
    let isUp = false
    const { inbox } = openTab({
      pull: async () => (isUp ? ledger.inbox() : Promise.reject(new Error('offline'))),
      acknowledge: async (said) =>
        isUp ? ledger.acknowledge('device-1', said) : Promise.reject(new Error('offline')),
    })
    inbox.receive(ledger.issue())
    await inbox.connected()
    await rest(inbox)
    expect([ran, dropped]).toEqual([[], ['null pull: offline', '1 not-reached']])
    isUp = true
    await inbox.connected()
    await rest(inbox)
    expect(ran).toEqual(['1'])
  })

  it('runs nothing that it could not remember', async () => {
    const { ledger, openTab, ran, storage, rest } = setUp()
    const kept = storageCommandMemory(storage)
    const memory: CommandMemory = {
      ...kept,
      put: async () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    }
    const { inbox } = openTab({ memory })
    inbox.receive(ledger.issue())
    await rest(inbox)
    expect([ran, ledger.told]).toEqual([[], []])
  })

  it('keeps a bounded number of commands, and refuses rather than forgets one that may come again', async () => {
    const { clock, ledger, openTab, ran, storage, rest } = setUp()
    const { inbox } = openTab({ maxKept: 3 })
    for (let index = 0; index < 4; index += 1) inbox.receive(ledger.issue())
    await rest(inbox)
    expect(ran).toEqual(['1', '2', '3'])
    expect(ledger.told.at(-1)).toBe('4 refused memory-full')
    await clock.advance(61_000)
    inbox.receive(ledger.issue())
    await rest(inbox)
    expect(ran.at(-1)).toBe('5')
    expect(storage.length).toBe(1)
  })

  it('runs and tells all the same when the program fails on an event', async () => {
    const uncaught: unknown[] = []
    const keep = (error: unknown) => void uncaught.push(error)
    process.on('unhandledRejection', keep)
    const { ledger, openTab, ran, rest } = setUp()
    const { inbox } = openTab({
      onEvent: ({ tag }) => {
        throw new RangeError(tag)
      },
    })
    const row = ledger.issue()
    inbox.receive({})
    inbox.receive(row)
    await rest(inbox)
    inbox.receive(row)
    await rest(inbox)
    await inbox.connected()
    await new Promise(setImmediate)
    process.off('unhandledRejection', keep)
    expect(ran).toEqual(['1'])
    expect(ledger.told).toEqual(['1 received', '1 started', '1 finished ok'])
    expect(uncaught.map(String)).toEqual(
      ['dropped', 'phase', 'phase', 'phase', 'dropped'].map((tag) => `RangeError: ${tag}`),
    )
  })

  it('forgets commands a day after they expired', async () => {
    const { clock, ledger, openTab, storage, rest } = setUp()
    const { inbox } = openTab()
    inbox.receive(ledger.issue())
    await rest(inbox)
    await clock.advance(60_000 + 86_400_001)
    await inbox.connected()
    expect(storage.length).toBe(0)
  })

  it('does not run again what is kept in a form it cannot read', async () => {
    const { ledger, openTab, ran, storage, rest } = setUp()
    const row = ledger.issue()
    storage.setItem('omc.commands.1', '{"state":')
    const { inbox } = openTab()
    inbox.receive(row)
    await rest(inbox)
    expect(ran).toEqual([])
    expect(ledger.told).toEqual(['1 refused interrupted'])
  })
})
