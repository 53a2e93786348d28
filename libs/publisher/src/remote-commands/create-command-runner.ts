import type { Clock } from '@omc/core'
import type { RemoteCommandName } from '@omc/core'
import { parseRemoteCommand } from './parse-remote-command.ts'
import type { ParsedCommand, RemoteCommand } from './parse-remote-command.ts'

export type CommandPhase = 'received' | 'started' | 'finished' | 'refused'

export type CommandAnswer =
  | { readonly tag: 'done'; readonly detail?: string }
  | { readonly tag: 'refused'; readonly reason: string }

export type CommandHandler = (command: RemoteCommand) => Promise<CommandAnswer>

/** `refused`: another device has it, or it is too late. A rejected promise = no connection. */
export type AcknowledgeAnswer =
  | { readonly tag: 'ok' }
  | { readonly tag: 'refused'; readonly code: string }

export type Acknowledgement = {
  readonly id: string
  readonly phase: CommandPhase
  readonly detail: string
}

/** Durable memory of the ids this device has begun to run. */
export type SeenCommands = {
  readonly has: (id: string) => Promise<boolean>
  readonly add: (id: string) => Promise<void>
}

export type CommandRunnerOptions = {
  /** The account this device holds now; null = none, nothing runs. */
  readonly ownUid: () => string | null
  readonly handlers: Readonly<Partial<Record<RemoteCommandName, CommandHandler>>>
  readonly acknowledge: (acknowledgement: Acknowledgement) => Promise<AcknowledgeAnswer>
  readonly clock: Clock
  readonly seen: SeenCommands
  readonly onEvent?: (event: CommandEvent) => void
}

export type CommandEvent =
  | { readonly tag: 'dropped'; readonly id: string | null; readonly why: string }
  | ({ readonly tag: 'phase' } & Acknowledgement)

export type CommandRunner = {
  /** A live message of the events channel. */
  readonly receive: (raw: unknown) => void
  /** The inbox, pulled on every connect, in its order. */
  readonly receiveInbox: (rows: readonly unknown[]) => void
  /** Resolves when nothing is left to run. */
  readonly idle: () => Promise<void>
  readonly dispose: () => void
}

/**
 * Runs the commands sent to this device: one at a time, in the order they were issued, each at
 * most once. The id is remembered durably BEFORE the handler runs, so a crash in the middle
 * cannot run it twice. Acknowledges `received → started → finished | refused`.
 *
 * @source realtime: remote commands never rely on the cable alone; reliability F16, T3
 */
export function createCommandRunner(options: CommandRunnerOptions): CommandRunner {
  const { clock, seen, handlers } = options
  const lastSaid = new Map<string, Acknowledgement>()
  const unsaid = new Map<string, Acknowledgement>()
  let queue: RemoteCommand[] = []
  let working: Promise<void> | null = null
  let disposed = false

  function take(raw: unknown): void {
    const parsed: ParsedCommand = parseRemoteCommand(raw, options.ownUid())
    if (parsed.tag !== 'run') {
      return dropped(null, parsed.tag === 'ignored' ? parsed.why : parsed.code)
    }
    const { command } = parsed
    if (queue.some(({ id }) => id === command.id)) return dropped(command.id, 'double')
    queue = [...queue, command].sort((a, b) => a.issuedAt - b.issuedAt)
  }

  function wake(): void {
    if (disposed || working) return
    working = work().finally(() => {
      working = null
      if (queue.length > 0) wake()
    })
  }

  async function work(): Promise<void> {
    for (const saying of Array.from(unsaid.values())) await say(saying)
    for (let command = queue[0]; command; command = queue[0]) {
      try {
        await handle(command)
      } catch (error) {
        // The memory of ids failed: without it a command may run twice, so it does not run.
        dropped(command.id, `memory: ${String(error)}`)
      }
      queue = queue.filter((other) => other !== command)
    }
  }

  async function handle(command: RemoteCommand): Promise<void> {
    const { id } = command
    const before = lastSaid.get(id)
    if (before) return sayAgain(before)
    // Begun before a restart and never finished: it may have had its effect, so it stays so.
    if (await seen.has(id)) {
      await say({ id, phase: 'refused', detail: 'interrupted' })
      return
    }
    if (command.expiresAt <= clock.now()) return dropped(id, 'expired')
    if (command.uid !== options.ownUid()) return dropped(id, 'other-uid')
    const handler = Object.hasOwn(handlers, command.name) ? handlers[command.name] : undefined
    if (!handler) {
      await say({ id, phase: 'refused', detail: 'not-supported' })
      return
    }
    const received = await acknowledge({ id, phase: 'received', detail: '' })
    // Not ours, or nobody knows: the inbox hands it over again after the next connect.
    if (received !== 'ok') return dropped(id, received)
    if (command.expiresAt <= clock.now()) {
      await say({ id, phase: 'refused', detail: 'expired' })
      return
    }
    await seen.add(id)
    await say({ id, phase: 'started', detail: '' })
    await say(await conclude(handler, command))
  }

  async function conclude(
    handler: CommandHandler,
    command: RemoteCommand,
  ): Promise<Acknowledgement> {
    const { id } = command
    try {
      const answer = await handler(command)
      return answer.tag === 'done'
        ? { id, phase: 'finished', detail: answer.detail ?? '' }
        : { id, phase: 'refused', detail: answer.reason }
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error)
      return { id, phase: 'refused', detail: `failed: ${detail}` }
    }
  }

  /** Says a phase; one that did not get through is said again after the next message. */
  async function say(saying: Acknowledgement): Promise<void> {
    lastSaid.set(saying.id, saying)
    options.onEvent?.({ tag: 'phase', ...saying })
    const answer = await acknowledge(saying)
    if (answer === 'not-reached') unsaid.set(saying.id, saying)
    else unsaid.delete(saying.id)
  }

  async function sayAgain(saying: Acknowledgement): Promise<void> {
    dropped(saying.id, 'double')
    if (unsaid.has(saying.id)) await say(saying)
  }

  async function acknowledge(saying: Acknowledgement): Promise<string> {
    try {
      const answer = await options.acknowledge(saying)
      return answer.tag === 'ok' ? 'ok' : answer.code
    } catch {
      // No connection is an answer of its own here; the caller decides what it means.
      return 'not-reached'
    }
  }

  async function idle(): Promise<void> {
    await working
    if (working) await idle()
  }

  function dropped(id: string | null, why: string): void {
    options.onEvent?.({ tag: 'dropped', id, why })
  }

  return {
    receive(raw) {
      take(raw)
      wake()
    },
    receiveInbox(rows) {
      for (const row of rows) take(row)
      wake()
    },
    idle,
    dispose() {
      disposed = true
      queue = []
    },
  }
}
