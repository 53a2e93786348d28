import type { CableApp } from './cable-app.ts'
import type { CableSocket } from './cable-socket.ts'
import type { CableLog } from './ports.ts'

/** Few enough that no question and no answer holds anybody up. */
const ASKED_AT_ONCE = 500

/**
 * One round over all sockets: those whose session ended, or whose user was disabled, are told
 * `unauthorized` and closed. A round that cannot be decided closes nobody (commands are refused
 * meanwhile); a round that is still running is not started twice.
 *
 * @source reliability C3; realtime design §1
 */
export function createSessionCheck({
  app,
  sockets,
  log,
}: {
  app: CableApp
  sockets: Iterable<CableSocket>
  log: CableLog
}): () => void {
  let running = false

  async function round(): Promise<void> {
    const bySession = new Map<string, CableSocket[]>()
    for (const socket of sockets) {
      if (socket.identity.tag !== 'known') continue
      const { sessionId } = socket.identity
      const held = bySession.get(sessionId)
      if (held === undefined) bySession.set(sessionId, [socket])
      else held.push(socket)
    }
    const ids = [...bySession.keys()]
    for (let from = 0; from < ids.length; from += ASKED_AT_ONCE) {
      const asked = ids.slice(from, from + ASKED_AT_ONCE)
      const live = await app.liveSessions(asked)
      for (const id of asked)
        if (!live.has(id))
          for (const socket of bySession.get(id) ?? []) socket.disconnect('unauthorized', false)
    }
  }

  return () => {
    if (running) return
    running = true
    round()
      .catch((error: unknown) =>
        log({ code: 'session_check_failed', detail: error instanceof Error ? error.message : '' }),
      )
      .finally(() => {
        running = false
      })
  }
}
