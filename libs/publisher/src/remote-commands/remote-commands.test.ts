import { REMOTE_COMMANDS } from '@omc/core'
import { VirtualClock } from '@omc/core/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCommandRunner } from './create-command-runner.ts'
import type {
  Acknowledgement,
  CommandHandler,
  CommandRunnerOptions,
} from './create-command-runner.ts'
import { parseRemoteCommand } from './parse-remote-command.ts'

const at = Date.parse('2026-03-01T10:00:00Z')
const raw = {
  id: 'id-1',
  uid: 'u1',
  command: 'start_publish',
  issued_at: '2026-03-01T10:00:00Z',
  expires_at: '2026-03-01T10:01:00Z',
  params: { count: 3 },
}

describe('parseRemoteCommand', () => {
  it('reads a command for the own account', () => {
    expect(parseRemoteCommand({ ...raw, msg: 'hello' }, 'u1')).toEqual({
      tag: 'run',
      command: {
        id: 'id-1',
        name: 'start_publish',
        uid: 'u1',
        issuedAt: at,
        expiresAt: at + 60_000,
        params: { count: 3 },
      },
    })
  })

  it('knows exactly the seven commands', () => {
    expect(REMOTE_COMMANDS).toHaveLength(7)
    for (const command of REMOTE_COMMANDS) {
      expect(parseRemoteCommand({ ...raw, command }, 'u1').tag).toBe('run')
    }
  })

  it.each([
    ['another uid', { ...raw, uid: 'u2' }, 'u1', { tag: 'ignored', why: 'other-uid' }],
    ['nobody connected', raw, null, { tag: 'ignored', why: 'not-connected' }],
    ['an empty own uid', { ...raw, uid: '' }, '', { tag: 'invalid', code: 'uid' }],
    [
      'an acknowledgement',
      { id: 'x', phase: 'received', uid: 'u1' },
      'u1',
      { tag: 'ignored', why: 'not-a-command' },
    ],
    [
      'an unknown command',
      { ...raw, command: 'format_disk' },
      'u1',
      { tag: 'invalid', code: 'command' },
    ],
    [
      'a prototype name',
      { ...raw, command: 'toString' },
      'u1',
      { tag: 'invalid', code: 'command' },
    ],
    ['no id', { ...raw, id: '' }, 'u1', { tag: 'invalid', code: 'id' }],
    ['no expiry', { ...raw, expires_at: undefined }, 'u1', { tag: 'invalid', code: 'time' }],
    ['a list of params', { ...raw, params: [1] }, 'u1', { tag: 'invalid', code: 'params' }],
    ['text', 'start_publish', 'u1', { tag: 'invalid', code: 'not-an-object' }],
  ])('%s', (_, message, own, expected) => {
    expect(parseRemoteCommand(message, own)).toEqual(expected)
  })

  it('throws on nothing and runs nothing of another uid', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string({ minLength: 1 }), (junk, uid) => {
        expect(parseRemoteCommand(junk, 'u1').tag).not.toBe('run')
        const tag = parseRemoteCommand({ ...raw, uid, params: junk }, 'u1').tag
        expect(uid !== 'u1' && tag === 'run').toBe(false)
      }),
      { numRuns: 3_000 },
    )
  })
})

describe('the runner', () => {
  function setUp(options: Partial<CommandRunnerOptions> = {}, memory = new Set<string>()) {
    const clock = new VirtualClock(at)
    const ran: string[] = []
    const said: string[] = []
    const drops: string[] = []
    const run: CommandHandler = async ({ id }) => {
      ran.push(id)
      return { tag: 'done', detail: 'ok' }
    }
    const runner = createCommandRunner({
      ownUid: () => 'u1',
      handlers: { start_publish: run },
      acknowledge: async ({ id, phase, detail }: Acknowledgement) => {
        said.push(`${id} ${phase} ${detail}`.trim())
        return { tag: 'ok' }
      },
      clock,
      seen: { has: async (id) => memory.has(id), add: async (id) => void memory.add(id) },
      onEvent: (event) => event.tag === 'dropped' && drops.push(event.why),
      ...options,
    })
    return { clock, runner, ran, said, drops, memory }
  }

  it('acknowledges phase by phase', async () => {
    const { runner, ran, said } = setUp()
    runner.receive(raw)
    await runner.idle()
    expect(ran).toEqual(['id-1'])
    expect(said).toEqual(['id-1 received', 'id-1 started', 'id-1 finished ok'])
  })

  it('runs a command once though it comes live, twice, and in the inbox', async () => {
    const { runner, ran } = setUp()
    runner.receive(raw)
    runner.receive(raw)
    runner.receiveInbox([raw, raw])
    await runner.idle()
    runner.receive(raw)
    await runner.idle()
    expect(ran).toEqual(['id-1'])
  })

  it('does not run again what it had begun before a restart', async () => {
    const { runner, ran, said } = setUp({}, new Set(['id-1']))
    runner.receiveInbox([raw])
    await runner.idle()
    expect(ran).toEqual([])
    expect(said).toEqual(['id-1 refused interrupted'])
  })

  it('remembers the id before the handler runs', async () => {
    const memory = new Set<string>()
    const known: boolean[] = []
    const start_publish: CommandHandler = async ({ id }) => {
      known.push(memory.has(id))
      return { tag: 'done' }
    }
    const { runner } = setUp({ handlers: { start_publish } }, memory)
    runner.receive(raw)
    await runner.idle()
    expect(known).toEqual([true])
  })

  it('runs in the order of issue, one at a time', async () => {
    let running = 0
    let mostRunning = 0
    const order: string[] = []
    const clock = new VirtualClock(at)
    const { runner } = setUp({
      clock,
      handlers: {
        start_publish: async ({ id }) => {
          running += 1
          mostRunning = Math.max(mostRunning, running)
          await new Promise<void>((resolve) => clock.at(clock.now() + 1_000, resolve))
          running -= 1
          order.push(id)
          return { tag: 'done' }
        },
      },
    })
    const row = (id: string, second: number) => ({ ...raw, id, issued_at: at + second * 1_000 })
    runner.receiveInbox([row('b', -2), row('a', -3), row('c', -1)])
    await clock.advance(10_000)
    expect(order).toEqual(['a', 'b', 'c'])
    expect(mostRunning).toBe(1)
  })

  it('drops what has expired, also while it was waiting', async () => {
    const { clock, runner, ran, drops } = setUp()
    await clock.advance(60_000)
    runner.receive(raw)
    await runner.idle()
    expect(ran).toEqual([])
    expect(drops).toEqual(['expired'])
  })

  it('refuses what it has no handler for', async () => {
    const { runner, said } = setUp()
    runner.receive({ ...raw, command: 'delete_all_contents' })
    await runner.idle()
    expect(said).toEqual(['id-1 refused not-supported'])
  })

  it.each([
    [
      'another device has it',
      async () => ({ tag: 'refused', code: 'command_taken' }) as const,
      'command_taken',
    ],
    ['the server cannot be reached', () => Promise.reject(new Error('offline')), 'not-reached'],
  ])('runs nothing when %s', async (_, acknowledge, why) => {
    const { runner, ran, drops, memory } = setUp({ acknowledge })
    runner.receive(raw)
    await runner.idle()
    expect(ran).toEqual([])
    expect(drops).toEqual([why])
    expect(memory.size).toBe(0)
  })

  it('a handler that throws is refused with its reason', async () => {
    const { runner, said } = setUp({
      handlers: { start_publish: () => Promise.reject(new Error('no frame')) },
    })
    runner.receive(raw)
    await runner.idle()
    expect(said.at(-1)).toBe('id-1 refused failed: no frame')
  })

  it('says the end again after the connection was away, without running again', async () => {
    let online = true
    const said: string[] = []
    const { runner, ran } = setUp({
      acknowledge: async ({ phase }) => {
        if (!online) throw new Error('offline')
        said.push(phase)
        online = phase !== 'started'
        return { tag: 'ok' }
      },
    })
    runner.receive(raw)
    await runner.idle()
    expect(said).toEqual(['received', 'started'])
    online = true
    runner.receiveInbox([])
    await runner.idle()
    expect(said).toEqual(['received', 'started', 'finished'])
    expect(ran).toEqual(['id-1'])
  })

  it('does not run what waits for an account that was disconnected meanwhile', async () => {
    let own: string | null = 'u1'
    const ran: string[] = []
    const start_publish: CommandHandler = async ({ id }) => {
      ran.push(id)
      own = null
      return { tag: 'done' }
    }
    const { runner, drops } = setUp({ ownUid: () => own, handlers: { start_publish } })
    runner.receiveInbox([raw, { ...raw, id: 'id-2' }])
    await runner.idle()
    expect(ran).toEqual(['id-1'])
    expect(drops).toEqual(['other-uid'])
  })
})
