/**
 * The connected person. Sent as the connection's identifiers string, so it contains no secret.
 *
 * @source realtime design §1
 */
export type Actor = {
  user_id: string
  team_id: string
  session_id: string
  roles: readonly string[]
  admin: boolean
}

/** A request that was understood and turned down; `code` is for programs, `detail` for people. */
export type Refusal = { tag: 'refused'; code: string; detail: string }

export type Authentication =
  | { tag: 'ok'; identifiers: Actor }
  | { tag: 'unauthorized' }
  | { tag: 'token_expired' }

/** One row of the command ledger, as a device needs it. Instants are ISO strings. */
export type IssuedCommand = {
  id: string
  team_id: string
  uid: string
  command: string
  msg: string
  params: Record<string, unknown>
  issued_at: string
  expires_at: string
}

/** The ledger's record of one phase of a command. */
export type RecordedPhase = {
  id: string
  team_id: string
  uid: string
  phase: CommandPhase
  detail: string | null
}

export type CommandPhase = 'received' | 'started' | 'finished' | 'refused'

export type CommandRequest = {
  uid: string
  command: string
  msg: string
  params: Record<string, unknown>
  /** Left out: the server's own default. */
  expires_in_s?: number
  /** The step-up answer for commands that destroy; its shape belongs to the ledger. */
  confirm?: unknown
}

export type PhaseReport = {
  id: string
  phase: CommandPhase
  device_id: string
  detail: string | null
}

/**
 * Everything the cable asks of the rest of the API. A port answers with a tag for every expected
 * case and throws only when it could not decide (database away): nothing is then granted.
 *
 * @source realtime design §1; reliability C3, C8, T3
 */
export type RealtimePorts = {
  /** Uses up a one-time ticket. The token is never kept or logged by the cable. */
  authenticate(attempt: {
    token: string
    origin: string | null
    remoteAddress: string
  }): Promise<Authentication>
  /** False once the session was ended, or its user disabled. Asked before every command. */
  sessionLive(sessionId: string): Promise<boolean>
  /** The live ones among these, in one query, for the check of all sockets. Default: one by one. */
  liveSessions?(sessionIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Authorises issuer → target, writes the ledger row and commits. It does not broadcast. */
  issueCommand(
    actor: Actor,
    request: CommandRequest,
  ): Promise<{ tag: 'issued'; command: IssuedCommand } | Refusal>
  /** Records a phase and commits. It does not broadcast. */
  acknowledge(
    actor: Actor,
    report: PhaseReport,
  ): Promise<{ tag: 'recorded'; phase: RecordedPhase } | Refusal>
  deviceConnected(actor: Actor, device: { device_id: string }): Promise<{ tag: 'ok' } | Refusal>
  deviceDisconnected(actor: Actor, device: { device_id: string }): Promise<{ tag: 'ok' } | Refusal>
  /** Whether the actor may follow this studio account, and in which team it lives. */
  maySee(
    actor: Actor,
    uid: string,
  ): Promise<{ tag: 'visible'; team_id: string } | { tag: 'hidden' }>
  /** Accounts of a subscription without a uid: the whole team's, or only these. */
  eventScope(actor: Actor): Promise<{ tag: 'team' } | { tag: 'uids'; uids: readonly string[] }>
}

/** Time as the cable uses it. `every` answers a function that stops the timer. */
export type CableClock = {
  now(): number
  every(intervalMs: number, run: () => void): () => void
}

/** One line of log: a code, the socket's id, and text that never holds a token or an address. */
export type CableLog = (entry: { code: string; sid?: string; detail?: string }) => void
