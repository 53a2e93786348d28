import type { SessionStorage } from '../../session/session-ports.ts'
import type { CommandPhase } from '../channels/events-channel.ts'
import { readFields } from '../channels/read-field.ts'
import { parseRemoteCommand, type RemoteCommand } from '../channels/remote-command.ts'

/** Reports about a command, in order: `received`, `started`, then one of the others. */
export interface Acknowledgement {
  readonly id: string
  readonly phase: CommandPhase
  readonly detail: string
}

/**
 * State of one command in this browser: `claimed` before the server is told, `begun` before the
 * handler runs, `ended` with a last word that the server may not have yet, `told` when it has.
 */
export type CommandRecord = {
  readonly id: string
  readonly uid: string
  readonly expiresAt: number
} & (
  | { readonly state: 'claimed'; readonly command: RemoteCommand }
  | { readonly state: 'begun' }
  | { readonly state: 'ended'; readonly last: Acknowledgement }
  | { readonly state: 'told' }
)

/** Durable memory of commands; it survives a reload and is shared by the tabs of one browser. */
export interface CommandMemory {
  get(id: string): Promise<CommandRecord | null>
  /** Resolves when the record would survive the end of the page. */
  put(record: CommandRecord): Promise<void>
  list(): Promise<readonly CommandRecord[]>
  remove(id: string): Promise<void>
}

/**
 * A memory in `localStorage` or its like, under one key per command.
 *
 * @param storage  also lists its keys
 */
export function storageCommandMemory(
  storage: SessionStorage & { key(index: number): string | null; readonly length: number },
  prefix = 'omc.commands.',
): CommandMemory {
  const read = (key: string): CommandRecord | null => {
    const text = storage.getItem(key)
    return text === null ? null : parseRecord(text, key.slice(prefix.length))
  }
  return {
    get: async (id) => read(prefix + id),
    put: async (record) => storage.setItem(prefix + record.id, JSON.stringify(record)),
    async list() {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
      return keys.flatMap((key) => (key?.startsWith(prefix) ? (read(key) ?? []) : []))
    },
    remove: async (id) => storage.removeItem(prefix + id),
  }
}

/** Reads a stored record. What cannot be read counts as begun: it is not run again. */
function parseRecord(text: string, id: string): CommandRecord {
  const fields = readFields(parseJson(text))
  const uid = fields?.text('uid')
  const expiresAt = fields?.instant('expiresAt')
  if (!fields || !uid || typeof expiresAt !== 'number') {
    return { id, uid: '', expiresAt: 0, state: 'begun' }
  }
  const known = { id, uid, expiresAt }
  const state = fields.text('state')
  if (state === 'told') return { ...known, state }
  const last = readFields(fields.raw('last'))
  const phase = last?.text('phase')
  if (state === 'ended' && (phase === 'finished' || phase === 'refused')) {
    return { ...known, state, last: { id, phase, detail: last?.text('detail') ?? '' } }
  }
  const command = readCommand(fields.raw('command'))
  if (state === 'claimed' && command) return { ...known, state, command }
  return { ...known, state: 'begun' }
}

/** A command as it was stored: with the names of `RemoteCommand`, not of the wire. */
function readCommand(raw: unknown): RemoteCommand | null {
  const fields = readFields(raw)
  if (!fields) return null
  return parseRemoteCommand({
    ...fields.all,
    command: fields.raw('name'),
    issued_at: fields.raw('issuedAt'),
    expires_at: fields.raw('expiresAt'),
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
