import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createAnnouncer } from './announcer.ts'
import { createCableApp } from './cable-app.ts'
import { createRpcHandler } from './rpc-handler.ts'
import { createFakeApi } from './testing/fake-ports.ts'

const SECRET = 's3cret'
const bearer = (secret: string, purpose: string) =>
  `Bearer ${createHmac('sha256', secret).update(purpose).digest('hex')}`
const HEADERS = { authorization: bearer(SECRET, 'rpc-cable'), 'x-anycable-meta-sid': 'sid-1' }
const ENV = { url: 'ws://cable.test/cable?token=ann', headers: null, cstate: null }

function start() {
  const api = createFakeApi()
  const log = () => undefined
  const announcer = createAnnouncer(() => Promise.resolve())
  const app = createCableApp({ ports: api.ports, announcer, log })
  return { api, rpc: createRpcHandler({ app, secret: SECRET }) }
}

describe('the RPC handler', () => {
  it.each([
    undefined,
    '',
    'Bearer ',
    bearer('other', 'rpc-cable'),
    bearer(SECRET, 'broadcast-cable'),
    HEADERS.authorization.slice(0, -1),
    HEADERS.authorization.toLowerCase(),
  ])('lets nobody in with the authorization %s', async (authorization) => {
    const { rpc } = start()
    const answer = await rpc('connect', { ...HEADERS, authorization }, { env: ENV })
    expect(answer).toEqual({ status: 401, body: { error: 'unauthenticated' } })
  })

  it('answers connect, command and disconnect as AnyCable expects, with members it leaves out', async () => {
    const { rpc } = start()
    const identifiers =
      '{"user_id":"1","team_id":"7","session_id":"s-ann","roles":["operator"],"admin":false}'
    expect(await rpc('connect', HEADERS, { env: ENV })).toEqual({
      status: 200,
      body: {
        status: 1,
        identifiers,
        transmissions: ['{"type":"welcome","sid":"sid-1"}'],
        error_msg: '',
        env: { cstate: {} },
      },
    })
    const identifier = '{"channel":"NotificationsChannel"}'
    const command = {
      command: 'subscribe',
      identifier,
      connection_identifiers: identifiers,
      env: ENV,
    }
    expect(await rpc('command', HEADERS, command)).toEqual({
      status: 200,
      body: {
        status: 1,
        disconnect: false,
        stop_streams: false,
        streams: ['notifications:user:1', 'notifications:team:7'],
        stopped_streams: [],
        transmissions: [JSON.stringify({ type: 'confirm_subscription', identifier })],
        error_msg: '',
        env: { cstate: {}, istate: {} },
      },
    })
    const unknown = { ...command, identifier: '{"channel":"X"}' }
    expect((await rpc('command', HEADERS, unknown)).body).toMatchObject({
      status: 2,
      error_msg: 'unknown_channel',
      transmissions: ['{"type":"reject_subscription","identifier":"{\\"channel\\":\\"X\\"}"}'],
    })
    expect(await rpc('disconnect', HEADERS, { identifiers, env: ENV })).toEqual({
      status: 200,
      body: { status: 1, error_msg: '' },
    })
  })

  it('turns a stranger away with FAILURE and a frame that stops retries', async () => {
    const { rpc } = start()
    const answer = await rpc('connect', HEADERS, { env: { ...ENV, url: '/cable?token=x' } })
    expect(answer.body).toEqual({
      status: 2,
      identifiers: '',
      transmissions: ['{"type":"disconnect","reason":"unauthorized","reconnect":false}'],
      error_msg: 'unauthorized',
      env: { cstate: {} },
    })
  })

  it('asks AnyCable to close the socket of a session that has ended', async () => {
    const { rpc, api } = start()
    api.ended.add('s-ann')
    const answer = await rpc('command', HEADERS, {
      command: 'message',
      identifier: '{"channel":"EventsChannel"}',
      connection_identifiers:
        '{"user_id":"1","team_id":"7","session_id":"s-ann","roles":[],"admin":false}',
      data: '{"action":"device_connected","device_id":"3"}',
      env: ENV,
    })
    expect(answer.body).toMatchObject({ status: 2, disconnect: true, error_msg: 'session_ended' })
    expect(api.journal).toEqual([])
  })

  it.each([
    ['connect', null],
    ['connect', {}],
    ['command', { command: 'dance', identifier: 'x', connection_identifiers: 'y', env: ENV }],
    ['command', { command: 'subscribe', connection_identifiers: 'y', env: ENV }],
    ['disconnect', { identifiers: 'x', subscriptions: [1], env: ENV }],
  ])('answers 422 to %s with %j', async (name, body) => {
    expect((await start().rpc(name, HEADERS, body)).status).toBe(422)
  })

  it('trusts no identifiers that are not its own kind', async () => {
    const answer = await start().rpc('command', HEADERS, {
      command: 'subscribe',
      identifier: '{"channel":"EventsChannel"}',
      connection_identifiers: '{"user_id":"1"}',
      env: ENV,
    })
    expect(answer.body).toMatchObject({ status: 2, error_msg: 'invalid_identifiers', streams: [] })
  })

  it('knows no other call, and is not made without a secret', async () => {
    const { rpc } = start()
    expect((await rpc('constructor', HEADERS, {})).status).toBe(404)
    const app = createCableApp({
      ports: createFakeApi().ports,
      announcer: createAnnouncer(() => Promise.resolve()),
      log: () => undefined,
    })
    expect(() => createRpcHandler({ app, secret: '' })).toThrow('needs a secret')
  })
})
