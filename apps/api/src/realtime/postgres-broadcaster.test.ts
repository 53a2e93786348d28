import { describe, expect, it } from 'vitest'
import type { CableSignal, HeardSignal } from './broadcaster.ts'
import { MAX_NOTIFY_BYTES, createPostgresBroadcaster } from './postgres-broadcaster.ts'

/** Two processes on one database: every payload reaches every listener. */
function createDatabase() {
  let offset = 0
  const listeners = new Set<{ onPayload: (payload: string) => void; onGap: () => void }>()
  return {
    listeners,
    sent: [] as string[],
    port() {
      const notify = (payload: string) => {
        this.sent.push(payload)
        for (const { onPayload } of listeners) onPayload(payload)
        return Promise.resolve()
      }
      return {
        notify,
        send: (id: string, stream: string, text: string) => {
          const head = `{"id":"${id}","tag":"message","stream":"${stream}"`
          return notify(`${head},"epoch":"e","offset":${(offset += 1)},"message":${text}}`)
        },
        read: () => Promise.reject(new Error('not asked')),
        forget: () => Promise.resolve(),
        listen: (onPayload: (payload: string) => void, onGap: () => void) => {
          const entry = { onPayload, onGap }
          listeners.add(entry)
          return Promise.resolve(() => void listeners.delete(entry))
        },
      }
    },
  }
}

async function start() {
  const database = createDatabase()
  const logged: string[] = []
  const heard: (HeardSignal | 'gap')[] = []
  const log = ({ code }: { code: string }) => void logged.push(code)
  const here = await createPostgresBroadcaster({ port: database.port(), log })
  const there = await createPostgresBroadcaster({ port: database.port(), log })
  const receiver = {
    signal: (signal: HeardSignal) => void heard.push(signal),
    gap: () => void heard.push('gap'),
  }
  return { database, logged, heard, here, there, receiver }
}

const message = (text: string): CableSignal => ({ tag: 'message', stream: 's', message: { text } })

const placed = (text: string, offset: number) => ({
  ...message(text),
  position: { stream: 's', epoch: 'e', offset },
})

describe('the broadcaster over PostgreSQL', () => {
  it('carries messages and disconnects to every process, the own one included', async () => {
    const { heard, here, there, receiver } = await start()
    here.subscribe(receiver)
    there.subscribe(receiver)
    const ended: CableSignal = {
      tag: 'disconnect',
      target: { tag: 'session', session_id: 's1' },
      reason: 'unauthorized',
      reconnect: false,
    }
    const banned: CableSignal = {
      tag: 'disconnect',
      target: { tag: 'user', user_id: '1' },
      reason: 'remote',
      reconnect: true,
    }
    for (const signal of [message('你好'), ended, banned]) await here.publish(signal)
    const said = placed('你好', 1)
    expect(heard).toEqual([said, said, ended, ended, banned, banned])
  })

  it('refuses what NOTIFY cannot carry, by bytes, and sends nothing of it', async () => {
    const { database, here } = await start()
    const id = '00000000-0000-0000-0000-000000000000'
    const overhead = Buffer.byteLength(JSON.stringify({ id, ...message('') }))
    await here.publish(message('x'.repeat(MAX_NOTIFY_BYTES - overhead)))
    expect(database.sent).toHaveLength(1)
    await expect(
      here.publish(message('x'.repeat(MAX_NOTIFY_BYTES - overhead + 1))),
    ).rejects.toMatchObject({ code: 'broadcast_too_large' })
    await expect(here.publish(message('字'.repeat(2_500)))).rejects.toMatchObject({
      code: 'broadcast_too_large',
    })
    expect(database.sent).toHaveLength(1)
  })

  it.each([
    '',
    'null',
    '{"tag":"message","stream":"s","message":{}}',
    '{"id":"1","tag":"message","stream":7,"message":{}}',
    '{"id":"1","tag":"message","stream":"s","message":0}',
    '{"id":"1","tag":"disconnect","target":{"tag":"all"},"reason":"remote"}',
    '{"id":"1","tag":"disconnect","target":{"tag":"user","user_id":"1"},"reason":"boredom"}',
  ])('drops the unreadable payload %s with a line of log', async (payload) => {
    const { database, logged, heard, here, receiver } = await start()
    here.subscribe(receiver)
    await database.port().notify(payload)
    expect(heard).toEqual([])
    expect(new Set(logged)).toEqual(new Set(['signal_unreadable']))
  })

  it('receives once what two connections heard, and twice what was sent twice', async () => {
    const { database, heard, here, receiver } = await start()
    here.subscribe(receiver)
    for (let times = 1; times <= 2; times += 1) await here.publish(message('same'))
    for (const payload of database.sent.slice()) await database.port().notify(payload)
    expect(heard).toEqual([placed('same', 1), placed('same', 2)])
  })

  it('passes on that the connection was lost, because signals may be missing', async () => {
    const { database, heard, here, receiver } = await start()
    here.subscribe(receiver)
    for (const { onGap } of database.listeners) onGap()
    expect(heard).toEqual(['gap'])
  })

  it('stops listening when closed, and lets one receiver go', async () => {
    const { database, heard, here, there, receiver } = await start()
    here.close()
    expect(database.listeners.size).toBe(1)
    there.subscribe(receiver)()
    await there.publish(message('late'))
    expect(heard).toEqual([])
  })
})
