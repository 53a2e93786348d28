import type { Broadcast } from '../src/app/services.ts'

export interface Sent {
  to: { user: number } | { team: number } | { account: string; team: number } | { session: string }
  message: Record<string, unknown>
}

export interface BroadcastRecorder extends Broadcast {
  sent: Sent[]
  /** The sessions whose sockets were closed. */
  ended: () => string[]
}

/** Keeps what would have gone to people's consoles. */
export function createBroadcastRecorder(): BroadcastRecorder {
  const sent: Sent[] = []
  return {
    sent,
    ended: () => sent.flatMap(({ to }) => ('session' in to ? [to.session] : [])),
    toUser: async (user, message) => void sent.push({ to: { user }, message }),
    toTeam: async (team, message) => void sent.push({ to: { team }, message }),
    toAccount: async (team, account, message) => void sent.push({ to: { team, account }, message }),
    endSession: async (session) => void sent.push({ to: { session }, message: {} }),
  }
}
