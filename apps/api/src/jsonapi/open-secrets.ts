import { openCredentials } from '../auth/open-credentials.ts'
import { parseSealed, type SealedValue } from '../auth/sealed-credential.ts'
import type { Db } from '../db/database.ts'
import { problem, type Problem } from '../kernel/problem.ts'
import type { Operation } from './operation.ts'
import type { Services } from './services.ts'

type Fields = Record<string, unknown>

interface Sent {
  services: Services
  operation: Operation
  body: unknown
  now: Date
  /** A transaction of the server's own. */
  asServer: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  /** Whether the call is a repeat that has its answer. */
  isAnswered: () => Promise<boolean>
}

/**
 * The body with its encrypted secrets opened. Their numbers are spent in a transaction of their own,
 * so that they stay spent whatever becomes of the call.
 *
 * @throws Problem 422 `encryption_required` for a plain secret where the setting wants it encrypted;
 *   422 `credentials_refused` for one that does not open, is over or came before
 */
export async function openSecrets(sent: Sent): Promise<unknown> {
  const { services, operation, body, now, asServer } = sent
  const { fields, put, path } = fieldsOf(body, operation)
  const given = operation.secrets.filter(
    (name) => typeof fields[name] === 'string' && fields[name] !== '',
  )
  if (given.length === 0) return body
  const sealed = new Map<string, SealedValue>()
  for (const name of given) {
    const value = parseSealed(String(fields[name]))
    if (value) sealed.set(name, value)
    else if (services.config.encryptCredentials) throw encryptionRequired(`${path}/${name}`)
  }
  if (sealed.size === 0) return body
  const isRepeat = await sent.isAnswered()
  const opened = await asServer((db) =>
    openCredentials(db, operation.id, sealed, { keys: services.keys, now, isRepeat }),
  )
  if (!opened) throw credentialsRefused()
  return put({ ...fields, ...opened })
}

/** The attributes of a JSON:API document, else the bare object where an operation takes one. */
function fieldsOf(body: unknown, operation: Operation) {
  const outer = asFields(body)
  const data = asFields(outer['data'])
  const isDocument = data['attributes'] !== undefined
  if (!isDocument && operation.body !== 'form')
    return { fields: {}, path: '', put: (): unknown => body }
  return isDocument
    ? {
        fields: asFields(data['attributes']),
        path: '/data/attributes',
        put: (attributes: Fields): unknown => ({ ...outer, data: { ...data, attributes } }),
      }
    : { fields: outer, path: '', put: (fields: Fields): unknown => fields }
}

const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

const encryptionRequired = (pointer: string): Problem =>
  problem('encryption_required', {}, { source: { pointer } })

/** One answer for a damaged text, an unknown key, an old envelope and one that came before. */
const credentialsRefused = (): Problem => problem('credentials_refused')
