import { parseActor } from './actor.ts'
import type { CableApp } from './cable-app.ts'
import type { CableSocket, Subscription } from './cable-socket.ts'
import type { ClientFrame, HistoryRequest } from './client-frame.ts'
import { historyFrame, messageFrame, rejectFrame } from './frames.ts'
import { CABLE_PATH } from './limits.ts'
import type { CableLimits } from './limits.ts'
import type { CableLog } from './ports.ts'
import type { CommandName, CommandResponse, RpcEnv } from './rpc-shapes.ts'
import { RPC_STATUS } from './rpc-shapes.ts'
import { replayOf, type HistoryStore, type Replay } from './stream-history.ts'
import type { StreamRegistry } from './stream-registry.ts'

type SocketCommands = {
  connect(socket: CableSocket): Promise<void>
  run(socket: CableSocket, frame: ClientFrame): Promise<void>
  /** Takes the socket out of every stream, at once. */
  forget(socket: CableSocket): void
  /** Notifies the application after all earlier entries. */
  disconnect(socket: CableSocket): Promise<void>
}

type Deps = {
  readonly app: CableApp
  readonly registry: StreamRegistry<CableSocket>
  readonly history: HistoryStore
  readonly limits: CableLimits
  readonly log: CableLog
}

/**
 * Carries a socket's frames to the application and its answers back: first streams, then
 * transmissions, then history. What is broadcast while history is read comes after it, once.
 *
 * @source realtime design §2, §5
 */
export function createSocketCommands(deps: Deps): SocketCommands {
  return {
    connect: (socket) => connect(deps, socket),
    run: (socket, frame) => run(deps, socket, frame),
    forget(socket) {
      for (const subscription of socket.subscriptions) dropStreams(deps, socket, subscription)
    },
    disconnect: (socket) => disconnect(deps, socket),
  }
}

async function connect({ app }: Deps, socket: CableSocket): Promise<void> {
  const { sid } = socket
  const answer = await app.connect({ env: socket.env }, { sid })
  const actor = parseActor(answer.identifiers)
  // The token has done its work: nothing that is kept may still hold it.
  socket.env = withState(WELCOMED, answer.env.cstate)
  if (answer.status === RPC_STATUS.success && actor !== null)
    socket.identity = {
      tag: 'known',
      identifiers: answer.identifiers,
      userId: actor.user_id,
      sessionId: actor.session_id,
    }
  for (const frame of answer.transmissions) socket.send(frame)
  if (answer.status === RPC_STATUS.failure) return socket.close(1000)
  if (socket.identity.tag === 'connecting') socket.close(1011)
}

async function run(deps: Deps, socket: CableSocket, frame: ClientFrame): Promise<void> {
  if (socket.closed) return
  if (frame.tag === 'pong') return
  const { identifier } = frame
  const known = subscriptionOf(socket, identifier)
  if (frame.tag === 'subscribe') {
    // A second confirmation would make clients unsubscribe: a repeated wish meets silence.
    if (known === undefined) await subscribe(deps, socket, frame)
    return
  }
  if (known === undefined) return
  if (frame.tag === 'history') {
    if (socket.extended) await replay(deps, socket, { identifier, wish: frame.history })
    return
  }
  if (frame.tag === 'message') {
    const answer = await call(deps, socket, { command: 'message', identifier, data: frame.data })
    return apply(deps, socket, { identifier, answer })
  }
  dropStreams(deps, socket, known)
  socket.subscriptions = socket.subscriptions.filter((each) => each !== known)
  await deps.app.command(commandBody(socket, 'unsubscribe', identifier, known), { sid: socket.sid })
}

async function subscribe(
  deps: Deps,
  socket: CableSocket,
  { identifier, history: wish }: Extract<ClientFrame, { tag: 'subscribe' }>,
): Promise<void> {
  if (socket.subscriptions.length >= deps.limits.maxSubscriptionCount) {
    deps.log({ code: 'too_many_subscriptions', sid: socket.sid })
    return socket.send(rejectFrame(identifier))
  }
  const answer = await call(deps, socket, { command: 'subscribe', identifier, data: '' })
  if (answer.status === RPC_STATUS.success)
    socket.subscriptions = [...socket.subscriptions, { identifier, groups: [], istate: NONE }]
  apply(deps, socket, { identifier, answer })
  if (answer.status === RPC_STATUS.success && wish !== null && socket.extended)
    await replay(deps, socket, { identifier, wish })
}

function call(
  { app }: Deps,
  socket: CableSocket,
  asked: { readonly command: CommandName; readonly identifier: string; readonly data: string },
): Promise<CommandResponse> {
  const { command, identifier, data } = asked
  const known = subscriptionOf(socket, identifier)
  const body = { ...commandBody(socket, command, identifier, known), data }
  return app.command(body, { sid: socket.sid })
}

function apply(
  deps: Deps,
  socket: CableSocket,
  { identifier, answer }: { readonly identifier: string; readonly answer: CommandResponse },
): void {
  socket.env = withState(socket.env, answer.env.cstate)
  const subscription = subscriptionOf(socket, identifier)
  if (subscription !== undefined) {
    if (answer.stop_streams) dropStreams(deps, socket, subscription)
    dropStreams(deps, socket, subscription, answer.stopped_streams)
    for (const stream of socket.closed ? [] : answer.streams) {
      if (subscription.groups.some((group) => group.stream === stream)) continue
      const group = deps.registry.add(stream, identifier, socket)
      subscription.groups = [...subscription.groups, group]
    }
    subscription.istate = merged(subscription.istate, answer.env.istate)
  }
  for (const frame of answer.transmissions) socket.send(frame)
  if (answer.disconnect) socket.close(1000)
}

async function replay(
  deps: Deps,
  socket: CableSocket,
  { identifier, wish }: { readonly identifier: string; readonly wish: HistoryRequest },
): Promise<void> {
  const groups = subscriptionOf(socket, identifier)?.groups ?? []
  socket.hold(identifier)
  const streams = groups.map(({ stream }) => stream)
  const { entries, complete } = await read(deps, streams, wish)
  const sentUpTo = new Map<string, number>()
  for (const { payload, position } of entries) {
    sentUpTo.set(position.stream, position.offset)
    socket.send(messageFrame(identifier, payload, position))
  }
  socket.send(historyFrame(identifier, complete))
  socket.letGo(sentUpTo)
}

/** History that cannot be read is a gap like any other. */
async function read(
  { history, log }: Deps,
  streams: readonly string[],
  wish: HistoryRequest,
): Promise<Replay> {
  try {
    return replayOf(await history.read(streams), streams, wish)
  } catch (error) {
    log({ code: 'history_failed', detail: error instanceof Error ? error.message : '' })
    return { entries: [], complete: false }
  }
}

function dropStreams(
  { registry }: Deps,
  socket: CableSocket,
  subscription: Subscription,
  only?: readonly string[],
): void {
  const isDropped = (stream: string) => only === undefined || only.includes(stream)
  if (only?.length === 0) return
  for (const group of subscription.groups)
    if (isDropped(group.stream)) registry.remove(group, socket)
  subscription.groups = subscription.groups.filter(({ stream }) => !isDropped(stream))
}

async function disconnect({ app }: Deps, socket: CableSocket): Promise<void> {
  const { identity, subscriptions, env, sid } = socket
  if (identity.tag === 'connecting') return
  const istate: Record<string, string> = {}
  for (const { identifier, istate: state } of subscriptions)
    istate[identifier] = JSON.stringify(state)
  await app.disconnect(
    {
      identifiers: identity.identifiers,
      subscriptions: subscriptions.map(({ identifier }) => identifier),
      env: { ...env, istate },
    },
    { sid },
  )
}

type State = Readonly<Record<string, string>>

const NONE: State = Object.freeze({})
/** One for all sockets: nothing of a connect attempt is kept but the path. */
const WELCOMED: RpcEnv = Object.freeze({
  url: CABLE_PATH,
  headers: NONE,
  cstate: NONE,
  istate: NONE,
})

const isEmpty = (state: State): boolean => Object.keys(state).length === 0

const withState = (env: RpcEnv, changes: State): RpcEnv =>
  isEmpty(changes) ? env : { ...env, cstate: { ...env.cstate, ...changes } }

/** An empty text deletes its key. */
function merged(state: State, changes: State): State {
  if (isEmpty(changes)) return state
  const all = Object.entries({ ...state, ...changes }).filter(([, value]) => value !== '')
  return all.length === 0 ? NONE : Object.fromEntries(all)
}

const subscriptionOf = ({ subscriptions }: CableSocket, identifier: string) =>
  subscriptions.find((subscription) => subscription.identifier === identifier)

function commandBody(
  socket: CableSocket,
  command: CommandName,
  identifier: string,
  subscription: Subscription | undefined,
) {
  const { identity, env } = socket
  return {
    command,
    identifier,
    connection_identifiers: identity.tag === 'known' ? identity.identifiers : '',
    data: '',
    env: { ...env, istate: subscription?.istate ?? NONE },
  }
}
