import { parseActor } from './actor.ts'
import type { CableApp } from './cable-app.ts'
import type { CableSocket, Subscription } from './cable-socket.ts'
import type { ClientFrame, HistoryRequest } from './client-frame.ts'
import { pathOnly } from './connect-token.ts'
import { historyFrame, messageFrame, rejectFrame } from './frames.ts'
import type { CableLimits } from './limits.ts'
import type { CableClock, CableLog } from './ports.ts'
import type { CommandName, CommandResponse } from './rpc-shapes.ts'
import { RPC_STATUS } from './rpc-shapes.ts'
import type { StreamHistory } from './stream-history.ts'
import type { StreamRegistry } from './stream-registry.ts'

type SocketCommands = {
  connect(socket: CableSocket): Promise<void>
  run(socket: CableSocket, frame: ClientFrame): Promise<void>
  /** Takes the socket out of every stream, at once. */
  forget(socket: CableSocket): void
  /** Tells the application, after everything queued before. */
  disconnect(socket: CableSocket): Promise<void>
}

/**
 * Carries a socket's frames to the application and its answers back: first streams, then
 * transmissions, then history, all in one go, so that no broadcast falls in between.
 *
 * @source realtime design §2, §5
 */
export function createSocketCommands(deps: {
  app: CableApp
  clock: CableClock
  registry: StreamRegistry<CableSocket>
  history: StreamHistory
  limits: CableLimits
  log: CableLog
}): SocketCommands {
  const { app, clock, registry, history, limits, log } = deps

  async function connect(socket: CableSocket): Promise<void> {
    const { sid } = socket
    const answer = await app.connect({ env: socket.env }, { sid })
    const actor = parseActor(answer.identifiers)
    // The token has done its work: nothing that is kept may still hold it.
    socket.env = {
      url: pathOnly(socket.env.url),
      headers: {},
      cstate: answer.env.cstate,
      istate: {},
    }
    if (answer.status === RPC_STATUS.success && actor !== null)
      socket.identity = { tag: 'known', identifiers: answer.identifiers, actor }
    for (const frame of answer.transmissions) socket.send(frame)
    if (answer.status === RPC_STATUS.failure) return socket.close(1000)
    if (socket.identity.tag === 'connecting') socket.close(1011)
  }

  async function run(socket: CableSocket, frame: ClientFrame): Promise<void> {
    if (socket.closed) return
    if (frame.tag === 'pong') return
    const { identifier } = frame
    const known = socket.subscriptions.get(identifier)
    if (frame.tag === 'subscribe') {
      // A second confirmation would make clients unsubscribe: a repeated wish meets silence.
      if (known === undefined) await subscribe(socket, identifier, frame.history)
      return
    }
    if (known === undefined) return
    if (frame.tag === 'history') {
      if (socket.extended) replay(socket, identifier, frame.history)
      return
    }
    if (frame.tag === 'message')
      return apply(socket, identifier, await call(socket, 'message', identifier, frame.data))
    dropStreams(socket, identifier, known)
    socket.subscriptions.delete(identifier)
    await app.command(commandBody(socket, 'unsubscribe', identifier, known), { sid: socket.sid })
  }

  async function subscribe(
    socket: CableSocket,
    identifier: string,
    wish: HistoryRequest | null,
  ): Promise<void> {
    if (socket.subscriptions.size >= limits.maxSubscriptionCount) {
      log({ code: 'too_many_subscriptions', sid: socket.sid })
      return socket.send(rejectFrame(identifier))
    }
    const answer = await call(socket, 'subscribe', identifier, '')
    if (answer.status === RPC_STATUS.success)
      socket.subscriptions.set(identifier, { streams: new Set(), istate: {} })
    apply(socket, identifier, answer)
    if (answer.status === RPC_STATUS.success && wish !== null && socket.extended)
      replay(socket, identifier, wish)
  }

  const call = (
    socket: CableSocket,
    command: CommandName,
    identifier: string,
    data: string,
  ): Promise<CommandResponse> => {
    const known = socket.subscriptions.get(identifier)
    return app.command(
      { ...commandBody(socket, command, identifier, known), data },
      { sid: socket.sid },
    )
  }

  function apply(socket: CableSocket, identifier: string, answer: CommandResponse): void {
    socket.env = { ...socket.env, cstate: { ...socket.env.cstate, ...answer.env.cstate } }
    const subscription = socket.subscriptions.get(identifier)
    if (subscription !== undefined) {
      if (answer.stop_streams) dropStreams(socket, identifier, subscription)
      for (const stream of answer.stopped_streams) {
        subscription.streams.delete(stream)
        registry.remove(stream, identifier, socket)
      }
      for (const stream of socket.closed ? [] : answer.streams) {
        subscription.streams.add(stream)
        registry.add(stream, identifier, socket)
      }
      for (const [key, value] of Object.entries(answer.env.istate)) {
        if (value === '') delete subscription.istate[key]
        else subscription.istate[key] = value
      }
    }
    for (const frame of answer.transmissions) socket.send(frame)
    if (answer.disconnect) socket.close(1000)
  }

  function replay(socket: CableSocket, identifier: string, wish: HistoryRequest): void {
    const streams = socket.subscriptions.get(identifier)?.streams ?? []
    const { entries, complete } = history.replay(streams, wish, clock.now())
    for (const { payload, position } of entries)
      socket.send(messageFrame(identifier, payload, position))
    socket.send(historyFrame(identifier, complete))
  }

  function dropStreams(socket: CableSocket, identifier: string, subscription: Subscription): void {
    for (const stream of subscription.streams) registry.remove(stream, identifier, socket)
    subscription.streams.clear()
  }

  function forget(socket: CableSocket): void {
    for (const [identifier, subscription] of socket.subscriptions)
      dropStreams(socket, identifier, subscription)
  }

  async function disconnect(socket: CableSocket): Promise<void> {
    const { identity, subscriptions, env, sid } = socket
    if (identity.tag === 'connecting') return
    const istate: Record<string, string> = {}
    for (const [identifier, { istate: state }] of subscriptions)
      istate[identifier] = JSON.stringify(state)
    await app.disconnect(
      {
        identifiers: identity.identifiers,
        subscriptions: [...subscriptions.keys()],
        env: { ...env, istate },
      },
      { sid },
    )
  }

  return { connect, run, forget, disconnect }
}

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
    env: { ...env, istate: { ...subscription?.istate } },
  }
}
