import { callBack } from '../../ports/call-back.ts'
import { systemClock, type Clock } from '../../ports/clock.ts'
import type { SessionLocks } from '../../session/session-ports.ts'
import type { Acknowledgement, CommandMemory, CommandRecord } from './command-memory.ts'
import { createCommandQueue } from './command-queue.ts'
import { parseRemoteCommand, type RemoteCommand } from './remote-command.ts'
import type { RemoteCommandName } from './remote-command.ts'

export type CommandAnswer =
  | { readonly tag: 'done'; readonly detail?: string }
  | { readonly tag: 'refused'; readonly reason: string }

export type CommandHandler = (command: RemoteCommand) => Promise<CommandAnswer>

/** `refused`: the server said no (taken, expired, wrong phase). A rejection: no connection. */
export type AcknowledgeAnswer =
  | { readonly tag: 'ok' }
  | { readonly tag: 'refused'; readonly code: string }

export type CommandEvent =
  | { readonly tag: 'dropped'; readonly id: string | null; readonly why: string }
  | ({ readonly tag: 'phase' } & Acknowledgement)

export interface CommandInboxOptions {
  /** The account this device holds now; null: none, nothing runs. */
  readonly ownUid: () => string | null
  readonly handlers: Readonly<Partial<Record<RemoteCommandName, CommandHandler>>>
  /** The commands that wait on the server: `sdk.commands.inbox({ device_id })`. */
  readonly pull: () => Promise<readonly unknown[]>
  /** Tells the server a phase: `sdk.commands.acknowledge({ id, device_id, phase, detail })`. */
  readonly acknowledge: (acknowledgement: Acknowledgement) => Promise<AcknowledgeAnswer>
  readonly memory: CommandMemory
  /** One tab at a time. Left out: the program itself lets only one tab of the browser run. */
  readonly locks?: SessionLocks
  readonly clock?: Pick<Clock, 'now'>
  readonly onEvent?: (event: CommandEvent) => void
  /** Commands kept in memory at most; more are refused until some expire. Default: 1,000. */
  readonly maxKept?: number
}

export interface CommandInbox {
  /** A pushed command, parsed or as it came. */
  receive(message: unknown): void
  /** After every confirmation of the events channel: pulls what was missed. Never rejects. */
  connected(): Promise<void>
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>
  dispose(): void
}

/** Ids are kept this long after their command expired: clocks differ. */
const KEEP_MS = 86_400_000
const DEFAULT_MAX_KEPT = 1000

/**
 * Runs the commands sent to this device: pushed or pulled, one at a time, in the order they were
 * issued, each at most once. What is known of a command is stored before each step, so that
 * neither a reload nor a second tab runs it twice, and none is lost that had not begun.
 *
 * @source realtime: remote commands never rely on the cable alone; reliability F16, T3
 */
export function createCommandInbox(options: CommandInboxOptions): CommandInbox {
  const { memory, handlers, ownUid, clock = systemClock() } = options
  const maxKept = options.maxKept ?? DEFAULT_MAX_KEPT
  const queue = createCommandQueue()
  let working: Promise<void> | null = null
  let pulling: Promise<void> | null = null
  let pullAgain = false
  const life = new AbortController()

  const note = (event: CommandEvent) => callBack(() => options.onEvent?.(event))
  const dropped = (id: string | null, why: string) => note({ tag: 'dropped', id, why })

  function take(raw: unknown): void {
    const command = isCommand(raw) ? raw : parseRemoteCommand(raw)
    if (!command) return dropped(null, 'not-a-command')
    if (ownUid() === null) return dropped(command.id, 'not-connected')
    if (command.uid !== ownUid()) return dropped(command.id, 'other-uid')
    if (!queue.add(command)) dropped(command.id, 'double')
  }

  /** Nothing runs while the inbox is being pulled: something older may be in it. */
  function wake(): void {
    if (life.signal.aborted || working || pulling) return
    working = work().finally(() => {
      working = null
      if (!queue.isEmpty()) wake()
    })
  }

  async function work(): Promise<void> {
    const next = () => (pulling ? undefined : queue.first())
    for (let command = next(); command; command = next()) {
      const { id } = command
      try {
        await alone(command)
      } catch (error) {
        // Memory or lock failed: without them a command may run twice, so it does not run.
        dropped(id, `memory: ${String(error)}`)
      }
      queue.remove(id)
    }
  }

  function alone(command: RemoteCommand): Promise<void> {
    if (!options.locks) return handle(command)
    const name = `omc-commands:${command.uid}`
    return options.locks.run(name, life.signal, async () => handle(command))
  }

  async function handle(command: RemoteCommand): Promise<void> {
    const { id } = command
    const record = await memory.get(id)
    if (record && record.state !== 'claimed') return already(record)
    // Disconnected while it waited: it stays on the server for the next who connects.
    if (command.uid !== ownUid()) return dropped(id, 'other-uid')
    const refusal = refusalOf(command) ?? (record || (await hasRoom()) ? null : 'memory-full')
    if (refusal) return end(command, { id, phase: 'refused', detail: refusal })
    if (!record) await memory.put({ ...keyOf(command), state: 'claimed', command })
    const claimed = await claim(id)
    if (claimed === 'later') return dropped(id, 'not-reached')
    if (claimed !== 'mine') {
      await memory.put({ ...keyOf(command), state: 'told' })
      return dropped(id, claimed)
    }
    await memory.put({ ...keyOf(command), state: 'begun' })
    await end(command, await run(command))
  }

  /** Begun and never ended: the tab died in the middle, and it may have had its effect. */
  async function already(record: CommandRecord): Promise<void> {
    const { id } = record
    if (record.state === 'begun') {
      return end(record, { id, phase: 'refused', detail: 'interrupted' })
    }
    if (record.state === 'ended') return tell(record, record.last)
    dropped(id, 'double')
  }

  function refusalOf({ name, expiresAt }: RemoteCommand): string | null {
    if (expiresAt <= clock.now()) return 'expired'
    return Object.hasOwn(handlers, name) ? null : 'not-supported'
  }

  /** Forgets what is over, when there is no room otherwise; the rest may still come again. */
  async function hasRoom(): Promise<boolean> {
    const records = await memory.list()
    if (records.length < maxKept) return true
    const over = records.filter((one) => one.state === 'told' && one.expiresAt < clock.now())
    for (const { id } of over) await memory.remove(id)
    return over.length > 0
  }

  /** The server lets one device have it, and not too late; a repeated word changes nothing. */
  async function claim(id: string): Promise<'mine' | 'later' | (string & {})> {
    const received = await say({ id, phase: 'received', detail: '' })
    // After a reload the server may be one word ahead of this memory.
    if (received !== 'ok' && received !== 'wrong_phase') return received
    const started = await say({ id, phase: 'started', detail: '' })
    return started === 'ok' ? 'mine' : started
  }

  async function run(command: RemoteCommand): Promise<Acknowledgement> {
    const { id } = command
    // Names of handlers are those of the type; another name was refused before.
    const handler = handlers[command.name as RemoteCommandName]
    try {
      const answer: CommandAnswer = (await handler?.(command)) ?? notSupported
      if (answer.tag === 'done') return { id, phase: 'finished', detail: answer.detail ?? '' }
      return { id, phase: 'refused', detail: answer.reason }
    } catch (error) {
      const detail = `failed: ${error instanceof Error ? error.message : String(error)}`
      return { id, phase: 'refused', detail }
    }
  }

  /** The last word is kept until the server has it. */
  async function end(key: Key, last: Acknowledgement): Promise<void> {
    await memory.put({ ...keyOf(key), state: 'ended', last })
    await tell(key, last)
  }

  async function tell(key: Key, last: Acknowledgement): Promise<void> {
    if ((await say(last)) !== 'later') await memory.put({ ...keyOf(key), state: 'told' })
  }

  async function say(saying: Acknowledgement): Promise<'ok' | 'later' | (string & {})> {
    try {
      const answer = await options.acknowledge(saying)
      if (answer.tag !== 'ok') return answer.code
      note({ tag: 'phase', ...saying })
      return 'ok'
    } catch {
      // No connection is an answer of its own here: the next connect says it again.
      return 'later'
    }
  }

  /** What an earlier page, or this one without a connection, left undone. */
  async function resume(): Promise<void> {
    const overAt = clock.now() - KEEP_MS
    for (const record of await memory.list()) {
      const isOver = record.expiresAt < overAt
      if (isOver) await memory.remove(record.id)
      else if (record.uid === ownUid() && record.state === 'claimed') queue.add(record.command)
      else if (record.uid === ownUid() && record.state !== 'told') queue.add(placeholder(record))
    }
  }

  async function pullOnce(): Promise<void> {
    try {
      await resume()
      for (const row of await options.pull()) take(row)
    } catch (error) {
      // The next connect asks again; what is here already need not wait for it.
      dropped(null, `pull: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  async function pullAll(): Promise<void> {
    // Connects that come meanwhile cost one more pull, however many they are.
    do {
      pullAgain = false
      await pullOnce()
    } while (pullAgain && !life.signal.aborted)
  }

  return {
    receive(message) {
      take(message)
      wake()
    },
    async connected() {
      pullAgain = true
      pulling ??= pullAll().finally(() => {
        pulling = null
        wake()
      })
      await pulling
    },
    async idle() {
      const busy = () => pulling ?? working
      for (let work = busy(); work; work = busy()) await work
    },
    dispose() {
      life.abort()
      queue.clear()
    },
  }
}

type Key = Pick<CommandRecord, 'id' | 'uid' | 'expiresAt'>

const keyOf = ({ id, uid, expiresAt }: Key): Key => ({ id, uid, expiresAt })
const notSupported: CommandAnswer = { tag: 'refused', reason: 'not-supported' }
const isCommand = (value: unknown): value is RemoteCommand =>
  typeof value === 'object' && value !== null && 'issuedAt' in value

/** Only its end is still to be told; it is never run, so that its content does not matter. */
const placeholder = ({ id, uid, expiresAt }: Key): RemoteCommand => {
  const nothing = { name: '', params: {}, msg: '', issuer: '' }
  return { ...nothing, id, uid, expiresAt, issuedAt: 0 }
}
