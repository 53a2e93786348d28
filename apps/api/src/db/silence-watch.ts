import type { Answer } from './ask-aside.ts'

/** Time without an answer after which a statement is checked, ms; a running one continues. */
const PATIENCE_MS = 1_500
const LOOK_EVERY_MS = 250

/** A connection as far as the watch needs it. */
export interface Watched {
  /** The name of this connection alone, as the server shows it. */
  readonly label: string
  readonly openedAtMs: number
  readonly connection: { readonly stream: { destroy: () => unknown } }
}

/** State shared by the pools of one server. */
export interface LastLoss {
  atMs: number
}

export const noLoss = (): LastLoss => ({ atMs: Number.NEGATIVE_INFINITY })

export interface SilenceWatch {
  /** Watches one statement. @returns function that ends the watch */
  begin: (client: Watched) => () => void
  /** Whether the connection is older than a loss: it may lead to the same lost server. */
  isDoubtful: (client: Watched) => boolean
}

interface Statement {
  client: Watched
  /** When it was sent, or was last known to be worked on. */
  aliveAtMs: number
}

/**
 * Tells a statement that takes long from one that nobody works on: a connection beside asks the
 * server whether it knows the first one and works for it. If not (another server took over, or the
 * way is cut), that one is closed at once and its statement fails. Without this, only the limit of
 * the slowest statement would end it.
 *
 * @param aside     asks the server that is there now which of these connections it works for
 * @param lastLoss  shared by all pools of the server: one loss makes the older connections of each
 *                  doubtful
 * @source reliability F31 (half-open connections), F3 (a fail-over is noticed within 5 s)
 */
export function createSilenceWatch(
  aside: (labels: readonly string[]) => Promise<Answer>,
  lastLoss: LastLoss,
): SilenceWatch {
  const open = new Set<Statement>()
  let timer: NodeJS.Timeout | undefined

  async function look() {
    const askedAtMs = performance.now()
    const late = [...open].filter(({ aliveAtMs }) => askedAtMs - aliveAtMs > PATIENCE_MS)
    if (late.length > 0) {
      const answer = await aside(late.map(({ client }) => client.label))
      for (const statement of late) judge(statement, answer, askedAtMs)
    }
    timer = open.size === 0 ? undefined : soon()
  }

  function judge(statement: Statement, answer: Answer, askedAtMs: number) {
    const { client } = statement
    // Answered meanwhile.
    if (!open.has(statement)) return
    if (answer.tag === 'unknown' || answer.working.has(client.label)) {
      statement.aliveAtMs = askedAtMs
      return
    }
    lastLoss.atMs = Math.max(lastLoss.atMs, askedAtMs)
    open.delete(statement)
    client.connection.stream.destroy()
  }

  const soon = () => setTimeout(() => void look(), LOOK_EVERY_MS).unref()
  return {
    begin(client) {
      const statement = { client, aliveAtMs: performance.now() }
      open.add(statement)
      timer ??= soon()
      return () => void open.delete(statement)
    },
    isDoubtful: ({ openedAtMs }) => openedAtMs < lastLoss.atMs,
  }
}
