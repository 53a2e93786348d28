import { EventEmitter } from 'node:events'
import type { Duplex } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { CableSocket } from './cable-socket.ts'
import { CABLE_LIMITS } from './limits.ts'

function start(maxUnsentBytes = 10) {
  const calls: string[] = []
  const logged: { code: string; detail?: string }[] = []
  const record = (name: string) => () => void calls.push(name)
  const ws = Object.assign(new EventEmitter(), {
    bufferedAmount: 0,
    readyState: 1,
    pause: record('pause'),
    resume: record('resume'),
    close: record('close'),
    terminate: record('terminate'),
  })
  const wire = { write: record('send') }
  const env = { url: '/cable', headers: {}, cstate: {}, istate: {} }
  const home = {
    limits: { ...CABLE_LIMITS, maxQueuedCommandCount: 2, maxUnsentBytes },
    log: (entry: { code: string; detail?: string }) => void logged.push(entry),
    onGone: record('gone'),
    pace: (task: () => void) => task(),
  }
  // The socket uses these members only.
  const ends = { home, ws: ws as unknown as WebSocket, wire: wire as unknown as Duplex }
  const socket = new CableSocket({ sid: 'sid-1', extended: false, at: 0, env, ...ends })
  return { ws, socket, calls, logged }
}

describe('a cable socket', () => {
  it('stops reading above the limit of waiting commands, and reads on when all have run', async () => {
    const { socket, calls } = start()
    let release: () => void = () => undefined
    socket.enqueue(() => new Promise((resolve) => (release = () => resolve())))
    socket.enqueue(() => Promise.resolve())
    expect(calls).toEqual([])
    const last = new Promise<void>((resolve) =>
      socket.enqueue(() => {
        resolve()
        return Promise.resolve()
      }),
    )
    expect(calls).toEqual(['pause'])
    expect(socket.paused).toBe(true)
    await Promise.resolve()
    release()
    await last
    await new Promise((resolve) => setImmediate(resolve))
    expect(calls).toEqual(['pause', 'resume'])
    expect(socket.paused).toBe(false)
  })

  it('goes on with the next command when one fails, and logs only the kind of failure', async () => {
    const { socket, logged } = start()
    socket.enqueue(() => Promise.reject(new TypeError('secret text')))
    await new Promise<void>((resolve) =>
      socket.enqueue(() => {
        resolve()
        return Promise.resolve()
      }),
    )
    expect(logged).toEqual([{ code: 'socket_task_failed', sid: 'sid-1', detail: 'TypeError' }])
  })

  it('sends up to the limit of unsent bytes; one byte more and it is dropped', () => {
    const { ws, socket, calls } = start()
    // Two bytes of head and three of text.
    ws.bufferedAmount = 5
    socket.send('abc')
    ws.bufferedAmount = 6
    socket.send('abc')
    socket.send('abc')
    expect(calls).toEqual(['send', 'gone', 'terminate'])
  })

  it('goes once, however many ways it is closed', () => {
    const { socket, calls } = start(1_000)
    socket.disconnect('remote', true)
    socket.close(1000)
    socket.leave()
    socket.send('late')
    expect(calls).toEqual(['send', 'gone', 'close'])
  })
})
