import type { Broadcast } from '../src/jsonapi/services.ts'

export interface Sent {
  to:
    | { user: number }
    | { team: number }
    | { account: string; team: number }
    | { session: string }
    | { reconnected: number }
  message: Record<string, unknown>
}

export interface BroadcastRecorder extends Broadcast {
  sent: Sent[]
  /** The sessions whose sockets were closed. */
  ended: () => string[]
  /** The people whose connections had to begin again. */
  reconnected: () => number[]
}

/** Keeps what would have gone to people's consoles. */
export function createBroadcastRecorder(): BroadcastRecorder {
  const sent: Sent[] = []
  return {
    sent,
    ended: () => sent.flatMap(({ to }) => ('session' in to ? [to.session] : [])),
    reconnected: () => sent.flatMap(({ to }) => ('reconnected' in to ? [to.reconnected] : [])),
    toUser: async (user, message) => void sent.push({ to: { user }, message }),
    toTeam: async (team, message) => void sent.push({ to: { team }, message }),
    toAccount: async (team, account, message) => void sent.push({ to: { team, account }, message }),
    endSession: async (session) => void sent.push({ to: { session }, message: {} }),
    reconnectUser: async (reconnected) => void sent.push({ to: { reconnected }, message: {} }),
  }
}
