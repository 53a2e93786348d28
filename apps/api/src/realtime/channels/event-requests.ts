import { REMOTE_COMMANDS } from '@omc/core'
import { isRecord } from '../json.ts'
import type { CommandPhase, CommandRequest, PhaseReport, Refusal } from '../ports.ts'

/** A command and its row must fit one broadcast; parameters take at most this many JSON bytes. */
export const MAX_PARAMS_BYTES = 4_096

const PHASES: readonly string[] = ['received', 'started', 'finished', 'refused']
const MAX_ID_LENGTH = 128
const MAX_TEXT_LENGTH = 500

type Raw = Readonly<Record<string, unknown>>
type Parsed<T> = { tag: 'parsed'; value: T } | Refusal

/** Reads `send_event`. Refusals: `invalid_uid`, `unknown_command`, `invalid_params`. */
export function parseCommandRequest(raw: Raw): Parsed<CommandRequest> {
  const { uid, command, msg, params, expires_in_s, confirm } = raw
  if (!isId(uid)) return refused('invalid_uid', 'uid is a text of 1 to 128 characters')
  if (!REMOTE_COMMANDS.some((known) => known === command) || typeof command !== 'string')
    return refused('unknown_command', 'command is not one a console runs')
  const checkedParams = params ?? {}
  if (!isRecord(checkedParams) || jsonBytes(checkedParams) > MAX_PARAMS_BYTES)
    return refused('invalid_params', `params is an object of at most ${MAX_PARAMS_BYTES} bytes`)
  const value: CommandRequest = { uid, command, msg: textOf(msg) ?? '', params: checkedParams }
  if (typeof expires_in_s === 'number') value.expires_in_s = expires_in_s
  if (confirm !== undefined) value.confirm = confirm
  return { tag: 'parsed', value }
}

/** Reads `acknowledge`. Refusals: `invalid_id`, `invalid_device`, `invalid_phase`. */
export function parsePhaseReport(raw: Raw): Parsed<PhaseReport> {
  const { id, phase, device_id, detail } = raw
  if (!isId(id)) return refused('invalid_id', 'id is the id of a command')
  if (!isId(device_id)) return refused('invalid_device', 'device_id is the id of a device')
  if (!isPhase(phase)) return refused('invalid_phase', `phase is one of ${PHASES.join(', ')}`)
  return { tag: 'parsed', value: { id, phase, device_id, detail: textOf(detail) } }
}

/** Reads `device_connected` and `device_disconnected`. Refusal: `invalid_device`. */
export function parseDevice(raw: Raw): Parsed<{ device_id: string }> {
  const { device_id } = raw
  if (!isId(device_id)) return refused('invalid_device', 'device_id is the id of a device')
  return { tag: 'parsed', value: { device_id } }
}

const refused = (code: string, detail: string): Refusal => ({ tag: 'refused', code, detail })

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= MAX_ID_LENGTH

const isPhase = (value: unknown): value is CommandPhase =>
  typeof value === 'string' && PHASES.includes(value)

const textOf = (value: unknown): string | null =>
  typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : null

const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
