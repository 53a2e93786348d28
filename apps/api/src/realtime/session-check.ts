import type { CableApp } from './cable-app.ts'
import type { CableSocket } from './cable-socket.ts'
import type { CableLog } from './ports.ts'

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
  sockets: ReadonlySet<CableSocket>
  log: CableLog
}): () => void {
  let running = false

  async function round(): Promise<void> {
    const checked: { socket: CableSocket; sessionId: string }[] = []
    for (const socket of sockets)
      if (socket.identity.tag === 'known')
        checked.push({ socket, sessionId: socket.identity.actor.session_id })
    if (checked.length === 0) return
    const live = await app.liveSessions([...new Set(checked.map(({ sessionId }) => sessionId))])
    for (const { socket, sessionId } of checked)
      if (!live.has(sessionId)) socket.disconnect('unauthorized', false)
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
