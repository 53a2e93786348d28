import { sql } from 'kysely'
import { instantText } from '../db/instant-text.ts'
import { problem } from '../kernel/problem.ts'
import { actorOf, type Context } from './context.ts'
import type { Operation } from './operation.ts'

export const UNCHANGED_SINCE = 'If-Unmodified-Since'

/**
 * Whether an operation takes the precondition: every update of a record of a list, and actions that
 * say so.
 */
export const takesPrecondition = ({
  verb,
  onRecord,
  precondition,
}: Pick<Operation, 'verb' | 'onRecord' | 'precondition'>) =>
  precondition || (verb === 'update' && onRecord)

/**
 * State of the record that the caller knows: its exact `updated_at`, or that it was not changed
 * after a second. The header of HTTP has no fractions, so a change within the same second would go
 * unseen.
 */
export type Known = { updatedAt: string } | { notAfter: Date }

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/
const HTTP_DATE = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/

/** @throws Problem 400 `invalid_precondition` for what is neither an instant nor an HTTP date */
export function readPrecondition(header: unknown): Known | undefined {
  if (header === undefined) return undefined
  const text = typeof header === 'string' ? header.trim() : ''
  const at = new Date(text)
  if (INSTANT.test(text) && isOfCalendar(text, at)) return { updatedAt: at.toISOString() }
  if (HTTP_DATE.test(text) && !Number.isNaN(at.getTime())) return { notAfter: at }
  throw problem('invalid_precondition', {}, { source: { parameter: UNCHANGED_SINCE } })
}

/** A calendar has no 30th of February, which JavaScript takes for the 2nd of March. */
const isOfCalendar = (text: string, at: Date) =>
  !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 19) === text.slice(0, 19)

/** Records that a call names: that of its path, or the `ids` of a bulk call. */
export const namedBy = (
  { onRecord }: Pick<Operation, 'onRecord'>,
  id: number,
  input: Readonly<Record<string, unknown>>,
): readonly unknown[] => (onRecord ? [id] : Array.isArray(input['ids']) ? input['ids'] : [])

/**
 * Locks the records of an update and compares them with what the caller knows of them, in the
 * transaction of the update: of two people who read the same record the second one is refused. A
 * record that the caller does not see is left to the operation, which answers for it.
 *
 * @throws Problem 409 `changed_since` with its present `updated_at`
 */
export async function assertUnchanged(
  context: Context,
  { resource }: Pick<Operation, 'resource'>,
  ids: readonly unknown[],
  known: Known,
): Promise<void> {
  const { rows } = await sql<{ updated_at: string }>`
    select t.updated_at::text as updated_at from ${sql.table(resource.table)} t
    where t.id = any(${[...ids]}::bigint[]) and ${resource.scope(actorOf(context))}
    order by t.id for update`.execute(context.db)
  for (const row of rows) {
    const updatedAt = readInstant(row.updated_at)
    if (!isUnchanged(updatedAt, known))
      throw problem('changed_since.record', { updated_at: updatedAt })
  }
}

/** As answers give it, to the millisecond. */
const readInstant = (text: string) => instantText(text) ?? new Date(text).toISOString()

const isUnchanged = (updatedAt: string, known: Known): boolean =>
  'updatedAt' in known
    ? updatedAt === known.updatedAt
    : Math.floor(Date.parse(updatedAt) / 1000) * 1000 <= known.notAfter.getTime()
