import type { Db } from '../db/database.ts'
import { asRecord } from './as-record.ts'
import { isAnswered, type Keyed } from './idempotency.ts'
import type { Serving } from './mounted.ts'
import { openSecrets } from './open-secrets.ts'
import type { Operation } from './operation.ts'
import { readForm } from './read-form.ts'
import { hashesOf, readUpload } from './read-upload.ts'
import { readBody, readPlainBody, type Check } from './validate.ts'
import { bindingOf } from './who-asks.ts'

/** Validated input of a call, and whether it is a repetition. */
export interface Call {
  input: Record<string, unknown>
  keyedIn: (db: Db) => Keyed | undefined
}

/** @throws Problem 4xx for a body that is not what the operation takes */
export async function readCall(serving: Serving): Promise<Call> {
  const { options, operation, checkBody, request, actor, id, query, now } = serving
  const { services, database } = options
  const { document, files } = await readUpload(request, operation)
  const body = readForm(request, operation, document)
  const key = request.headers['idempotency-key']
  const sent = { body, query, id, ...(key === undefined ? {} : await hashesOf(files)) }
  const keyedIn = (db: Db) =>
    operation.effect === 'write' && typeof key === 'string' && actor
      ? { db, keys: services.keys, actor, now, operation, key, sent }
      : undefined
  const opened = await openSecrets({
    services,
    operation,
    body,
    now,
    asServer: (work) => options.strangers([request.ip], () => database.asServer(work)),
    isAnswered: async () =>
      actor !== undefined &&
      key !== undefined &&
      database.asActor(bindingOf(actor, operation), (db) => wasAnswered(keyedIn(db))),
  })
  return { input: { ...readInput(operation, checkBody, opened, id), ...files }, keyedIn }
}

/** Whether a call with this idempotency key has its answer already. */
export const wasAnswered = async (keyed: Keyed | undefined) =>
  keyed !== undefined && isAnswered(keyed)

function readInput(
  operation: Operation,
  check: Check,
  body: unknown,
  id: number,
): Record<string, unknown> {
  if (!operation.input) return {}
  if (operation.body === 'form')
    return readPlainBody(bareBody(body, operation.resource.type), check)
  return readBody(body, check, { type: operation.resource.type, id: String(id) })
}

/** The sign-in calls take the bare object, a form, or the same attributes in a JSON:API document. */
function bareBody(body: unknown, type: string): unknown {
  const { data, ...beside } = asRecord(body)
  const { type: given, attributes, ...rest } = asRecord(data)
  const isDocument =
    given === type && Object.keys(beside).length === 0 && Object.keys(rest).length === 0
  return isDocument ? (attributes ?? {}) : (body ?? {})
}
