import { declareChannel } from './channel-declaration.ts'
import { readFields } from './read-field.ts'
import { parseRemoteCommand, type RemoteCommand } from './remote-command.ts'
import type { RemoteCommandName } from './remote-command.ts'

/** With a `uid` it follows one studio account, without one all that the person may see. */
export type EventsParams = { readonly uid?: string }

export type CommandPhase = 'received' | 'started' | 'finished' | 'refused'

export type EventsMessage =
  | { readonly kind: 'command'; readonly command: RemoteCommand }
  /** How far a device is with a command. */
  | {
      readonly kind: 'phase'
      readonly id: string
      readonly uid: string
      readonly phase: CommandPhase
      readonly detail: string
    }
  /** Something of an account's queue is different; `change` says what, for those who care. */
  | {
      readonly kind: 'queue-changed'
      readonly uid: string
      readonly change: string
      readonly publishContentId: string | null
    }
  /** The server refused an action of this very client. `ref` is what it had sent along. */
  | {
      readonly kind: 'refused'
      readonly action: string
      readonly code: string
      readonly detail: string
      readonly ref: string | null
    }

export type EventsActions = {
  readonly send_event: {
    readonly uid: string
    readonly command: RemoteCommandName
    readonly msg?: string
    readonly params?: Readonly<Record<string, unknown>>
    readonly expires_in_s?: number
    readonly confirm?: string
    readonly ref?: string
  }
  readonly acknowledge: {
    readonly id: string
    readonly phase: CommandPhase
    readonly device_id: string
    readonly detail?: string
    readonly ref?: string
  }
  readonly device_connected: { readonly device_id: string; readonly ref?: string }
  readonly device_disconnected: { readonly device_id: string; readonly ref?: string }
}

/** @source console spec §9 EventsChannel; domain: jobs, notices, events */
export const eventsChannel = declareChannel<EventsParams, EventsMessage, EventsActions>(
  'EventsChannel',
  (raw) => commandOf(raw) ?? phaseOf(raw) ?? queueChangeOf(raw) ?? refusalOf(raw),
)

const PHASES: readonly CommandPhase[] = ['received', 'started', 'finished', 'refused']

function commandOf(raw: unknown): EventsMessage | null {
  const command = parseRemoteCommand(raw)
  return command && { kind: 'command', command }
}

function phaseOf(raw: unknown): EventsMessage | null {
  const fields = readFields(raw)
  const phase = PHASES.find((known) => known === fields?.raw('phase'))
  const id = fields?.text('id')
  const uid = fields?.text('uid')
  if (!fields || !phase || !id || !uid) return null
  return { kind: 'phase', id, uid, phase, detail: fields.text('detail') ?? '' }
}

function queueChangeOf(raw: unknown): EventsMessage | null {
  const fields = readFields(raw)
  const uid = fields?.text('uid')
  if (!fields || fields.text('msg') !== 'queue_changed' || !uid) return null
  const publishContentId = fields.text('publish_content_id')
  return { kind: 'queue-changed', uid, change: fields.text('kind') ?? '', publishContentId }
}

function refusalOf(raw: unknown): EventsMessage | null {
  const fields = readFields(readFields(raw)?.raw('error'))
  const code = fields?.text('code')
  if (!fields || !code) return null
  return {
    kind: 'refused',
    action: fields.text('action') ?? '',
    code,
    detail: fields.text('detail') ?? '',
    ref: fields.text('ref'),
  }
}
