import { callBack } from '../../ports/call-back.ts'
import { systemClock } from '../../ports/clock.ts'
import { parseRemoteCommand, type RemoteCommand } from '../channels/remote-command.ts'
import type { CommandEvent, CommandInbox, CommandInboxOptions } from './command-inbox.ts'
import { createCommandQueue, type CommandQueue } from './command-queue.ts'
import { runCommand, type CommandPorts } from './run-command.ts'
import { undoneCommands } from './undone-commands.ts'

export type {
  AcknowledgeAnswer,
  CommandAnswer,
  CommandEvent,
  CommandHandler,
  CommandInbox,
  CommandInboxOptions,
} from './command-inbox.ts'

const DEFAULT_MAX_KEPT = 1000

/** State of one inbox. */
interface Inbox {
  readonly options: CommandInboxOptions
  readonly ports: CommandPorts
  readonly queue: CommandQueue
  readonly life: AbortController
  readonly dropped: (id: string | null, why: string) => void
  working: Promise<void> | null
  pulling: Promise<void> | null
  pullAgain: boolean
}

/**
 * Runs the commands sent to this device: pushed or pulled, one at a time, in the order they were
 * issued, each at most once. What is known of a command is stored before each step, so that
 * neither a reload nor a second tab runs it twice, and none is lost that had not begun.
 *
 * @source realtime: remote commands never rely on the cable alone; reliability F16, T3
 */
export function createCommandInbox(options: CommandInboxOptions): CommandInbox {
  const inbox = openInbox(options)
  return {
    receive(message) {
      take(inbox, message)
      wake(inbox)
    },
    async connected() {
      inbox.pullAgain = true
      inbox.pulling ??= pullAll(inbox).finally(() => {
        inbox.pulling = null
        wake(inbox)
      })
      await inbox.pulling
    },
    async idle() {
      const busy = () => inbox.pulling ?? inbox.working
      for (let work = busy(); work; work = busy()) await work
    },
    dispose() {
      inbox.life.abort()
      inbox.queue.clear()
    },
  }
}

function openInbox(options: CommandInboxOptions): Inbox {
  const { memory, handlers, ownUid, acknowledge, clock = systemClock() } = options
  const note = (event: CommandEvent) => callBack(() => options.onEvent?.(event))
  const dropped = (id: string | null, why: string) => note({ tag: 'dropped', id, why })
  return {
    options,
    ports: {
      ownUid,
      now: () => clock.now(),
      memory,
      maxKept: options.maxKept ?? DEFAULT_MAX_KEPT,
      handlers,
      acknowledge,
      onPhase: (said) => note({ tag: 'phase', ...said }),
      onDrop: dropped,
    },
    queue: createCommandQueue(),
    life: new AbortController(),
    dropped,
    working: null,
    pulling: null,
    pullAgain: false,
  }
}

function take({ ports, queue, dropped }: Inbox, raw: unknown): void {
  const command = isCommand(raw) ? raw : parseRemoteCommand(raw)
  const own = ports.ownUid()
  if (!command) return dropped(null, 'not-a-command')
  if (own === null) return dropped(command.id, 'not-connected')
  if (command.uid !== own) return dropped(command.id, 'other-uid')
  if (!queue.add(command)) dropped(command.id, 'double')
}

/** Nothing runs while the inbox is being pulled: something older may be in it. */
function wake(inbox: Inbox): void {
  if (inbox.life.signal.aborted || inbox.working || inbox.pulling) return
  inbox.working = work(inbox).finally(() => {
    inbox.working = null
    if (!inbox.queue.isEmpty()) wake(inbox)
  })
}

async function work(inbox: Inbox): Promise<void> {
  const next = () => (inbox.pulling ? undefined : inbox.queue.first())
  for (let command = next(); command; command = next()) {
    const { id } = command
    try {
      await alone(inbox, command)
    } catch (error) {
      // Memory or lock failed: without them a command may run twice, so it does not run.
      inbox.dropped(id, `memory: ${String(error)}`)
    }
    inbox.queue.remove(id)
  }
}

function alone({ options, ports, life }: Inbox, command: RemoteCommand): Promise<void> {
  if (!options.locks) return runCommand(ports, command)
  const name = `omc-commands:${command.uid}`
  return options.locks.run(name, life.signal, async () => runCommand(ports, command))
}

async function pullAll(inbox: Inbox): Promise<void> {
  // Connects that come meanwhile cost one more pull, however many they are.
  do {
    inbox.pullAgain = false
    await pullOnce(inbox)
  } while (inbox.pullAgain && !inbox.life.signal.aborted)
}

async function pullOnce(inbox: Inbox): Promise<void> {
  const { options, ports, queue, dropped } = inbox
  try {
    const undone = await undoneCommands(ports.memory, ports.ownUid(), ports.now())
    for (const command of undone) queue.add(command)
    for (const row of await options.pull()) take(inbox, row)
  } catch (error) {
    // The next connect asks again; what is here already need not wait for it.
    dropped(null, `pull: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const isCommand = (value: unknown): value is RemoteCommand =>
  typeof value === 'object' && value !== null && 'issuedAt' in value
