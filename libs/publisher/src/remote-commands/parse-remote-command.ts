import { REMOTE_COMMANDS } from '@omc/core'
import type { RemoteCommandName } from '@omc/core'
import { ownField } from '../frame-bridge/shape.ts'

/** One command for the connected account. Instants are epoch ms. */
export type RemoteCommand = {
  readonly id: string
  readonly name: RemoteCommandName
  readonly uid: string
  readonly issuedAt: number
  readonly expiresAt: number
  readonly params: Readonly<Record<string, unknown>>
}

export type ParsedCommand =
  | { readonly tag: 'run'; readonly command: RemoteCommand }
  | { readonly tag: 'ignored'; readonly why: 'other-uid' | 'not-connected' | 'not-a-command' }
  | {
      readonly tag: 'invalid'
      readonly code: 'unreadable' | 'not-an-object' | 'uid' | 'id' | 'command' | 'time' | 'params'
    }

/**
 * Reads a message of the events channel or a row of the inbox. A command counts only when its
 * uid equals `ownUid`, the account this device holds; never throws.
 *
 * @param ownUid  null while no account is connected: everything is ignored
 * @source console behaviours B-209, B-210; domain: jobs, notices, events
 */
export function parseRemoteCommand(raw: unknown, ownUid: string | null): ParsedCommand {
  try {
    return parse(raw, ownUid)
  } catch {
    // Only a hostile object (a throwing getter or proxy) gets here.
    return { tag: 'invalid', code: 'unreadable' }
  }
}

function parse(raw: unknown, ownUid: string | null): ParsedCommand {
  if (typeof raw !== 'object' || raw === null) return { tag: 'invalid', code: 'not-an-object' }
  const name = ownField(raw, 'command')
  if (name === undefined) return { tag: 'ignored', why: 'not-a-command' }
  const uid = ownField(raw, 'uid')
  if (typeof uid !== 'string' || uid === '') return { tag: 'invalid', code: 'uid' }
  if (ownUid === null || ownUid === '') return { tag: 'ignored', why: 'not-connected' }
  if (uid !== ownUid) return { tag: 'ignored', why: 'other-uid' }
  return parseOwn(raw, name, uid)
}

function parseOwn(raw: object, foreignName: unknown, uid: string): ParsedCommand {
  const id = ownField(raw, 'id')
  if (typeof id !== 'string' || id === '' || id.length > 200) return { tag: 'invalid', code: 'id' }
  const name = REMOTE_COMMANDS.find((known) => known === foreignName)
  if (!name) return { tag: 'invalid', code: 'command' }
  const issuedAt = instantOf(ownField(raw, 'issued_at'))
  const expiresAt = instantOf(ownField(raw, 'expires_at'))
  if (issuedAt === null || expiresAt === null) return { tag: 'invalid', code: 'time' }
  const params = ownField(raw, 'params') ?? {}
  if (typeof params !== 'object' || Array.isArray(params)) return { tag: 'invalid', code: 'params' }
  // as: a plain object by the line above; every value in it stays unknown.
  const known = params as Readonly<Record<string, unknown>>
  return { tag: 'run', command: { id, name, uid, issuedAt, expiresAt, params: known } }
}

function instantOf(value: unknown): number | null {
  const at = typeof value === 'string' ? Date.parse(value) : value
  return typeof at === 'number' && Number.isFinite(at) ? at : null
}
