import type { Broadcast } from '../jsonapi/services.ts'
import type { createAnnouncer, createPostgresBroadcaster, Notice } from '../realtime/index.ts'
import type { InTurn } from './in-turn.ts'

export type Announcer = ReturnType<typeof createAnnouncer>
export type Broadcaster = Awaited<ReturnType<typeof createPostgresBroadcaster>>

interface BroadcastParts {
  announcer: Announcer
  broadcaster: Pick<Broadcaster, 'publish'>
  events: Pick<InTurn, 'add'>
  lost: (error: unknown) => void
}

/** The text of a command is its sender's own. */
const isNewsOfQueue = ({ msg, command }: Record<string, unknown>) =>
  msg === 'queue_changed' && command === ''

/** What the server says to open consoles. A broadcast that is lost fails no call. */
export function createBroadcast(parts: BroadcastParts): Broadcast {
  const { announcer, broadcaster, events, lost } = parts
  const softly = (send: Promise<void>) => send.catch(lost)
  return {
    // Notices are made in one place and carry these fields.
    toUser: (userId, notice) =>
      softly(announcer.noticeForUser(String(userId), notice as unknown as Notice)),
    toTeam: (teamId, notice) =>
      softly(announcer.noticeForTeam(String(teamId), notice as unknown as Notice)),
    async toAccount(teamId, uid, message) {
      const send = () => announcer.accountEvent(String(teamId), uid, message)
      // Each step of publishing sends one: its answer does not wait for it. A command is on its way
      // before its sender is told so.
      if (isNewsOfQueue(message)) events.add(send)
      else await softly(send())
    },
    endSession: (sessionId) =>
      softly(
        broadcaster.publish({
          tag: 'disconnect',
          target: { tag: 'session', session_id: sessionId },
          reason: 'unauthorized',
          reconnect: false,
        }),
      ),
    reconnectUser: (userId) =>
      softly(
        broadcaster.publish({
          tag: 'disconnect',
          target: { tag: 'user', user_id: String(userId) },
          reason: 'remote',
          reconnect: true,
        }),
      ),
  }
}
