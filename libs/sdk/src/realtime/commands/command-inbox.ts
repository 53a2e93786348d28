import type { Clock } from '../../ports/clock.ts'
import type { SessionLocks } from '../../session/session-ports.ts'
import type { RemoteCommand, RemoteCommandName } from '../channels/remote-command.ts'
import type { Acknowledgement, CommandMemory } from './command-memory.ts'

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
