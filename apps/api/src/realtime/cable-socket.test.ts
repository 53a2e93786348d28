import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { createCableSocket } from './cable-socket.ts'
import { CABLE_LIMITS } from './limits.ts'

function start(maxUnsentBytes = 10) {
  const calls: string[] = []
  const logged: { code: string; detail?: string }[] = []
  const record = (name: string) => () => void calls.push(name)
  const ws = Object.assign(new EventEmitter(), {
    bufferedAmount: 0,
    pause: record('pause'),
    resume: record('resume'),
    send: record('send'),
    close: record('close'),
    ping: record('ping'),
    terminate: record('terminate'),
  })
  const socket = createCableSocket({
    // The socket uses these members only.
    ws: ws as unknown as WebSocket,
    sid: 'sid-1',
    extended: false,
    at: 0,
    env: { url: '/cable', headers: {}, cstate: {}, istate: {} },
    limits: { ...CABLE_LIMITS, maxQueuedCommandCount: 2, maxUnsentBytes },
    log: (entry) => void logged.push(entry),
    onGone: record('gone'),
  })
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
    ws.bufferedAmount = 7
    socket.send('abc')
    ws.bufferedAmount = 8
    socket.send('abc')
    socket.send('abc')
    expect(calls).toEqual(['send', 'gone', 'terminate'])
  })

  it('goes once, however many ways it is closed', () => {
    const { ws, socket, calls } = start(1_000)
    socket.disconnect('remote', true)
    socket.close(1000)
    ws.emit('close')
    socket.probe()
    expect(calls).toEqual(['send', 'gone', 'close'])
  })
})
