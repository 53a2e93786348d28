/**
 * The bodies AnyCable sends and expects, field for field. The embedded node uses the same shapes,
 * so that one `CableApp` serves both.
 *
 * @source realtime design §5
 */
export const RPC_STATUS = { error: 0, success: 1, failure: 2 } as const

type RpcStatus = (typeof RPC_STATUS)[keyof typeof RPC_STATUS]

export type RpcEnv = {
  url: string
  headers: Readonly<Record<string, string>>
  cstate: Readonly<Record<string, string>>
  istate: Readonly<Record<string, string>>
}

export type ConnectRequest = { env: RpcEnv }

export type ConnectResponse = {
  status: RpcStatus
  identifiers: string
  transmissions: string[]
  error_msg: string
  env: { cstate: Record<string, string> }
}

export type CommandName = 'subscribe' | 'unsubscribe' | 'message'

export type CommandRequestBody = {
  command: CommandName
  identifier: string
  connection_identifiers: string
  data: string
  env: RpcEnv
}

export type CommandResponse = {
  status: RpcStatus
  disconnect: boolean
  stop_streams: boolean
  streams: string[]
  stopped_streams: string[]
  transmissions: string[]
  error_msg: string
  env: { cstate: Record<string, string>; istate: Record<string, string> }
}

export type DisconnectRequest = {
  identifiers: string
  subscriptions: readonly string[]
  /** `istate` holds one JSON text per subscription identifier here. */
  env: RpcEnv
}

export type DisconnectResponse = { status: RpcStatus; error_msg: string }

/** Metadata of a call: the socket's id, assigned by the process that holds the socket. */
export type CallMeta = { sid: string }

/** A connect answer that refuses the client. */
export const connectRefused = (
  status: RpcStatus,
  errorMsg: string,
  transmissions: string[] = [],
): ConnectResponse => ({
  status,
  identifiers: '',
  transmissions,
  error_msg: errorMsg,
  env: { cstate: {} },
})

/** A command answer without any effect, to be filled in. */
export const commandResponse = (
  status: RpcStatus,
  change: Partial<Omit<CommandResponse, 'status'>> = {},
): CommandResponse => ({
  status,
  disconnect: false,
  stop_streams: false,
  streams: [],
  stopped_streams: [],
  transmissions: [],
  error_msg: '',
  env: { cstate: {}, istate: {} },
  ...change,
})
