import type { operations } from '../../generated/types.ts'
import { readFields } from './read-field.ts'

type IssueBody = operations['commands.issue']['requestBody']['content']['application/vnd.api+json']

/** Commands that this version of the server can send to a device. */
export type RemoteCommandName = IssueBody['data']['attributes']['command']

/** One command for a device. Instants are epoch ms. */
export interface RemoteCommand {
  readonly id: string
  /** A newer server may know others; what nobody handles is refused. */
  readonly name: RemoteCommandName | (string & {})
  /** The account it is for. */
  readonly uid: string
  /** Its channel, which tells accounts of one uid apart; an older server does not say it. */
  readonly platform?: string
  readonly issuedAt: number
  readonly expiresAt: number
  readonly params: Readonly<Record<string, unknown>>
  readonly msg: string
  /** User name of the sender, '' when it is not said. */
  readonly issuer: string
}

const MAX_ID_LENGTH = 200

/**
 * Reads a message of the events channel or a row of the inbox.
 *
 * @returns null for anything else; never throws on JSON
 * @source console behaviours B-209, B-210; domain: jobs, notices, events
 */
export function parseRemoteCommand(raw: unknown): RemoteCommand | null {
  const fields = readFields(raw)
  if (!fields) return null
  const id = fields.text('id')
  const name = fields.text('command')
  const uid = fields.text('uid')
  const issuedAt = fields.instant('issued_at')
  const expiresAt = fields.instant('expires_at')
  const params = fields.raw('params') === undefined ? {} : fields.object('params')
  if (!id || id.length > MAX_ID_LENGTH || !name || !uid || !params) return null
  if (issuedAt === null || expiresAt === null) return null
  const [msg, issuer] = [fields.text('msg') ?? '', fields.text('issuer') ?? '']
  const platform = fields.text('platform')
  const account = { uid, ...(platform && { platform }) }
  return { id, name, ...account, issuedAt, expiresAt, params, msg, issuer }
}
