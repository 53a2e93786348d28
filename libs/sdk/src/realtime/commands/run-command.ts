import type { RemoteCommand } from '../channels/remote-command.ts'
import type { AcknowledgeAnswer, CommandAnswer, CommandHandler } from './command-inbox.ts'
import type { Acknowledgement, CommandMemory } from './command-memory.ts'
import { decideCommand, keyOf, refuse } from './decide-command.ts'
import type { CommandKey } from './decide-command.ts'

/** Ports of a command from the queue to its final report. */
export interface CommandPorts {
  readonly ownUid: () => string | null
  readonly now: () => number
  readonly memory: CommandMemory
  readonly maxKept: number
  readonly handlers: Readonly<Partial<Record<string, CommandHandler>>>
  readonly acknowledge: (said: Acknowledgement) => Promise<AcknowledgeAnswer>
  readonly onPhase: (said: Acknowledgement) => void
  readonly onDrop: (id: string, why: string) => void
}

/** Runs a command at most once, and stores what is known of it before each step. */
export async function runCommand(ports: CommandPorts, command: RemoteCommand): Promise<void> {
  const { memory, handlers } = ports
  const decision = decideCommand(command, {
    record: await memory.get(command.id),
    ownUid: ports.ownUid(),
    isHandled: Object.hasOwn(handlers, command.name),
  })
  if (decision.tag === 'drop') return ports.onDrop(command.id, decision.why)
  if (decision.tag === 'tell') return tell(ports, decision.key, decision.last)
  if (decision.tag === 'end') return end(ports, decision.key, decision.last)
  if (!decision.isNew) return claimAndRun(ports, command)
  if (!(await hasRoom(ports))) return end(ports, command, refuse(command, 'memory-full').last)
  await memory.put({ ...keyOf(command), state: 'claimed', command })
  await claimAndRun(ports, command)
}

async function claimAndRun(ports: CommandPorts, command: RemoteCommand): Promise<void> {
  const { memory } = ports
  const claimed = await claim(ports, command.id)
  if (claimed === 'later') return ports.onDrop(command.id, 'not-reached')
  // The server may have it as started, by a word whose answer was lost: it hears that nothing ran.
  if (claimed === 'too-late') return end(ports, command, refuse(command, 'expired').last)
  if (claimed !== 'mine') {
    await memory.put({ ...keyOf(command), state: 'told' })
    return ports.onDrop(command.id, claimed)
  }
  await memory.put({ ...keyOf(command), state: 'begun' })
  await end(ports, command, await lastWord(command, ports.handlers[command.name]))
}

/** Forgets what is over, when there is no room otherwise; the rest may still come again. */
async function hasRoom({ memory, maxKept, now }: CommandPorts): Promise<boolean> {
  const records = await memory.list()
  if (records.length < maxKept) return true
  const over = records.filter((one) => one.state === 'told' && one.expiresAt < now())
  for (const { id } of over) await memory.remove(id)
  return over.length > 0
}

/** The server lets one device have it, and not too late; a repeated word changes nothing. */
async function claim(
  ports: CommandPorts,
  id: string,
): Promise<'mine' | 'later' | 'too-late' | (string & {})> {
  const received = await say(ports, { id, phase: 'received', detail: '' })
  // After a reload the server may be one word ahead of this memory.
  if (received !== 'ok' && received !== 'wrong_phase') return received
  const started = await say(ports, { id, phase: 'started', detail: '' })
  if (started === 'command_expired') return 'too-late'
  return started === 'ok' ? 'mine' : started
}

const NOT_SUPPORTED: CommandAnswer = { tag: 'refused', reason: 'not-supported' }

async function lastWord(
  command: RemoteCommand,
  handler: CommandHandler | undefined,
): Promise<Acknowledgement> {
  const { id } = command
  try {
    const answer = (await handler?.(command)) ?? NOT_SUPPORTED
    if (answer.tag === 'done') return { id, phase: 'finished', detail: answer.detail ?? '' }
    return { id, phase: 'refused', detail: answer.reason }
  } catch (error) {
    const detail = `failed: ${error instanceof Error ? error.message : String(error)}`
    return { id, phase: 'refused', detail }
  }
}

/** The last word is kept until the server has it. */
async function end(ports: CommandPorts, key: CommandKey, last: Acknowledgement): Promise<void> {
  await ports.memory.put({ ...keyOf(key), state: 'ended', last })
  await tell(ports, key, last)
}

async function tell(ports: CommandPorts, key: CommandKey, last: Acknowledgement): Promise<void> {
  if ((await say(ports, last)) !== 'later') await ports.memory.put({ ...keyOf(key), state: 'told' })
}

async function say(
  ports: CommandPorts,
  saying: Acknowledgement,
): Promise<'ok' | 'later' | (string & {})> {
  try {
    const answer = await ports.acknowledge(saying)
    if (answer.tag !== 'ok') return answer.code
    ports.onPhase(saying)
    return 'ok'
  } catch {
    // No connection is an answer of its own here: the next connect says it again.
    return 'later'
  }
}
