import { encodeActor, parseActor } from './actor.ts'
import type { Announcer } from './announcer.ts'
import type { ChannelDefinition } from './channels/channel.ts'
import { createChannelCall } from './channels/channel.ts'
import { createEventsChannel } from './channels/events-channel.ts'
import { notificationsChannel } from './channels/notifications-channel.ts'
import { connectToken, hideToken } from './connect-token.ts'
import { confirmFrame, disconnectFrame, rejectFrame, welcomeFrame } from './frames.ts'
import { isRecord, parseJson } from './json.ts'
import type { Actor, CableLog, RealtimePorts } from './ports.ts'
import type {
  CallMeta,
  CommandRequestBody,
  CommandResponse,
  ConnectRequest,
  ConnectResponse,
  DisconnectRequest,
  DisconnectResponse,
} from './rpc-shapes.ts'
import { RPC_STATUS, commandResponse, connectRefused } from './rpc-shapes.ts'

/** The application behind the cable; any process may hold the sockets. No method throws. */
export type CableApp = {
  connect(request: ConnectRequest, meta: CallMeta): Promise<ConnectResponse>
  command(request: CommandRequestBody, meta: CallMeta): Promise<CommandResponse>
  disconnect(request: DisconnectRequest, meta: CallMeta): Promise<DisconnectResponse>
  /** Those of the given session ids that still live. Throws when that cannot be told. */
  liveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>
}

export type CableAppOptions = {
  ports: RealtimePorts
  announcer: Announcer
  log: CableLog
  /** Left out: NotificationsChannel and EventsChannel. */
  channels?: Readonly<Record<string, ChannelDefinition>>
}

/** The channels by name, and their ports. */
type App = Pick<CableAppOptions, 'ports' | 'log'> & {
  readonly table: ReadonlyMap<string, ChannelDefinition>
}

/**
 * Authentication, channels and their actions, answering exactly as AnyCable's RPC expects.
 * Unknown channel: FAILURE with a rejection. Unknown action: SUCCESS and nothing happens. A failure
 * inside: ERROR with `error_msg` `internal_error`, and nothing was granted.
 *
 * @source realtime design §1, §5
 */
export function createCableApp({ ports, announcer, log, channels }: CableAppOptions): CableApp {
  const own = () => ({
    NotificationsChannel: notificationsChannel,
    EventsChannel: createEventsChannel({ ports, announcer, log }),
  })
  const app: App = { ports, log, table: new Map(Object.entries(channels ?? own())) }
  return {
    connect: (request, meta) => connect(app, request, meta),
    command: (request, meta) => command(app, request, meta),
    disconnect: (request, meta) => disconnect(app, request, meta),
    liveSessions: (sessionIds) => liveSessions(app, sessionIds),
  }
}

async function connect(
  { ports, log }: App,
  request: ConnectRequest,
  { sid }: CallMeta,
): Promise<ConnectResponse> {
  const { env } = request
  const token = connectToken(env)
  if (token === '') return turnedAway('unauthorized')
  try {
    const found = await ports.authenticate({
      token,
      origin: env.headers['origin'] ?? null,
      remoteAddress: env.headers['REMOTE_ADDR'] ?? '',
    })
    if (found.tag !== 'ok') return turnedAway(found.tag)
    return {
      status: RPC_STATUS.success,
      identifiers: encodeActor(found.identifiers),
      transmissions: [welcomeFrame(sid)],
      error_msg: '',
      env: { cstate: {} },
    }
  } catch (error) {
    log({ code: 'connect_failed', sid, detail: hideToken(textOf(error), token) })
    return connectRefused(RPC_STATUS.error, 'internal_error')
  }
}

async function command(
  app: App,
  request: CommandRequestBody,
  { sid }: CallMeta,
): Promise<CommandResponse> {
  const actor = parseActor(request.connection_identifiers)
  if (actor === null) return failed('invalid_identifiers')
  const { ports, log } = app
  try {
    if (request.command === 'unsubscribe') return await unsubscribe(app, actor, request)
    if (!(await ports.sessionLive(actor.session_id))) return sessionEnded()
    if (request.command === 'subscribe') return await subscribe(app, actor, request)
    return await perform(app, actor, request)
  } catch (error) {
    log({ code: `${request.command}_failed`, sid, detail: textOf(error) })
    return commandResponse(RPC_STATUS.error, { error_msg: 'internal_error' })
  }
}

async function subscribe(
  app: App,
  actor: Actor,
  request: CommandRequestBody,
): Promise<CommandResponse> {
  const { identifier } = request
  const found = resolve(app, identifier)
  const rejected = [rejectFrame(identifier)]
  if (found === null)
    return commandResponse(RPC_STATUS.failure, {
      transmissions: rejected,
      error_msg: 'unknown_channel',
    })
  const { call, effects } = createChannelCall({
    actor,
    identifier,
    params: found.params,
    state: request.env.istate,
  })
  if ((await found.channel.subscribed(call)) === 'reject')
    return commandResponse(RPC_STATUS.failure, {
      transmissions: [...effects.transmissions, ...rejected],
      error_msg: 'rejected',
    })
  return commandResponse(RPC_STATUS.success, {
    streams: effects.streams,
    transmissions: [...effects.transmissions, confirmFrame(identifier)],
    env: { cstate: {}, istate: effects.stateChanges },
  })
}

async function perform(
  app: App,
  actor: Actor,
  request: CommandRequestBody,
): Promise<CommandResponse> {
  const { identifier } = request
  const found = resolve(app, identifier)
  if (found === null) return failed('unknown_channel')
  const data = parseJson(request.data)
  if (!isRecord(data)) return failed('invalid_data')
  const { action } = data
  const { actions } = found.channel
  // Own names only: "constructor" and its kind live on the prototype.
  if (typeof action !== 'string' || !Object.hasOwn(actions, action))
    return commandResponse(RPC_STATUS.success)
  const { call, effects } = createChannelCall({
    actor,
    identifier,
    params: found.params,
    state: request.env.istate,
  })
  await actions[action]?.(call, data)
  return commandResponse(RPC_STATUS.success, {
    stop_streams: effects.stopAll,
    streams: effects.streams,
    stopped_streams: effects.stoppedStreams,
    transmissions: effects.transmissions,
    env: { cstate: {}, istate: effects.stateChanges },
  })
}

async function unsubscribe(
  app: App,
  actor: Actor,
  request: CommandRequestBody,
): Promise<CommandResponse> {
  await leave(app, actor, { identifier: request.identifier, state: request.env.istate })
  return commandResponse(RPC_STATUS.success, { stop_streams: true })
}

async function disconnect(
  app: App,
  { identifiers, subscriptions, env }: DisconnectRequest,
  { sid }: CallMeta,
): Promise<DisconnectResponse> {
  const actor = parseActor(identifiers)
  if (actor === null) return { status: RPC_STATUS.failure, error_msg: 'invalid_identifiers' }
  let failedCount = 0
  for (const identifier of subscriptions) {
    try {
      await leave(app, actor, { identifier, state: stateOf(env.istate[identifier]) })
    } catch (error) {
      failedCount += 1
      app.log({ code: 'disconnect_failed', sid, detail: textOf(error) })
    }
  }
  if (failedCount > 0) return { status: RPC_STATUS.error, error_msg: 'internal_error' }
  return { status: RPC_STATUS.success, error_msg: '' }
}

async function leave(
  app: App,
  actor: Actor,
  given: { readonly identifier: string; readonly state: Readonly<Record<string, string>> },
): Promise<void> {
  const { identifier, state } = given
  const found = resolve(app, identifier)
  if (found?.channel.unsubscribed === undefined) return
  const { params } = found
  await found.channel.unsubscribed(createChannelCall({ actor, identifier, params, state }).call)
}

function resolve({ table }: App, identifier: string) {
  const params = parseJson(identifier)
  if (!isRecord(params) || typeof params['channel'] !== 'string') return null
  const channel = table.get(params['channel'])
  return channel === undefined ? null : { channel, params }
}

async function liveSessions(
  { ports }: App,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ports.liveSessions !== undefined) return ports.liveSessions(sessionIds)
  const live = new Set<string>()
  for (const id of sessionIds) if (await ports.sessionLive(id)) live.add(id)
  return live
}

const turnedAway = (reason: 'unauthorized' | 'token_expired'): ConnectResponse =>
  connectRefused(RPC_STATUS.failure, reason, [disconnectFrame(reason, false)])

const failed = (code: string): CommandResponse =>
  commandResponse(RPC_STATUS.failure, { error_msg: code })

const sessionEnded = (): CommandResponse =>
  commandResponse(RPC_STATUS.failure, {
    disconnect: true,
    stop_streams: true,
    transmissions: [disconnectFrame('unauthorized', false)],
    error_msg: 'session_ended',
  })

const textOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown')

function stateOf(text: string | undefined): Record<string, string> {
  const raw = text === undefined ? undefined : parseJson(text)
  if (!isRecord(raw)) return {}
  const state: Record<string, string> = {}
  for (const [key, value] of Object.entries(raw)) if (typeof value === 'string') state[key] = value
  return state
}
