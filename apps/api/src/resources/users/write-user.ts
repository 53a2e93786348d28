import { type Saying, says } from '@omc/core/problems'
import { sql } from 'kysely'
import { forgetDevices } from '../../auth/known-devices.ts'
import { weakPassword } from '../../auth/weak-password.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import type { Row } from '../../jsonapi/statements.ts'
import { notFound, refusal } from '../../kernel/problem.ts'
import { endSessionsOf } from './end-sessions-of.ts'
import { guardRank } from './guard-rank.ts'

/** Changeable attributes of a person, by their names on the wire. */
export interface UserChange {
  full_name?: string
  phone_number?: string | null
  avatar?: string
  roles?: readonly string[]
  disabled?: boolean
  password?: string
}
export interface UserInput extends UserChange {
  username: string
  business_team_id?: string
}

const refuse = (saying: Saying, field: keyof UserInput) =>
  refusal(saying, { source: { pointer: `/data/attributes/${field}` } })

/**
 * Judges a new password and gives the work of hashing it, which holds no connection.
 *
 * @throws Problem 422 `weak_password`
 */
export async function prepareUser(
  { services, request }: Context,
  { input }: { input: UserChange & { username?: string } },
): Promise<() => Promise<string | undefined>> {
  const { password, username } = input
  if (password === undefined) return async () => undefined
  const weak = weakPassword(password, username ?? '')
  if (weak) throw refuse(weak, 'password')
  return () => services.passwords.hash(password, [request.remoteAddress])
}

/**
 * Creates a person in the own team, or in the team named by a person who sees all teams.
 *
 * @throws Problem 403 `rank_too_low`, 409 `username_taken`, `phone_taken`
 */
export async function createUser(
  resource: Resource,
  context: Context,
  { input, found, operation }: { input: UserInput; found: string | undefined; operation: string },
) {
  const { db, now } = context
  await guardRank(context, { verb: 'create', values: { ...input } })
  const made = db
    .insertInto('users')
    .values({
      business_team_id: Number(input.business_team_id ?? actorOf(context).teamId),
      username: input.username,
      full_name: input.full_name ?? '',
      phone_number: input.phone_number ?? null,
      avatar: input.avatar ?? '',
      roles: [...(input.roles ?? [])],
      disabled_at: input.disabled ? now : null,
      password_hash: found ?? '',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await unlessTaken(made)
  await context.audit({
    operation,
    subjectType: resource.type,
    subjectIds: [id],
    after: shownOf(input),
  })
  return { id }
}

const shownOf = ({ password, ...rest }: UserInput) => ({
  ...rest,
  ...(password === undefined ? {} : { password: '(set)' }),
})

/**
 * Changes a person; a new password and being disabled end the sessions of that person.
 *
 * @throws Problem 404, 403 `rank_too_low`, 409 `own_account`, `username_taken`, `phone_taken`
 */
export async function updateUser(
  resource: Resource,
  context: Context,
  {
    id,
    input,
    found,
    operation,
  }: { id: number; input: UserChange; found: string | undefined; operation: string },
) {
  const before = await lockUser(resource, context, id)
  await guardRank(context, { verb: 'update', id, before, values: { ...input } })
  const { password, disabled, ...columns } = input
  if (password !== undefined && id === actorOf(context).userId) {
    throw refuse(says('own_password'), 'password')
  }
  const set = {
    ...columns,
    ...(found === undefined ? {} : { password_hash: found }),
    ...(disabled === undefined ? {} : { disabled_at: disabled ? context.now : null }),
  }
  await unlessTaken(changeRows(context, { operation, resource, ids: [id], set }))
  if (found !== undefined) {
    await endSessionsOf(context, id, { why: 'password_set' })
    await forgetDevices(context, id)
  }
  if (columns.roles !== undefined)
    context.afterCommit(() => context.services.broadcast.reconnectUser(id))
  return { id }
}

/** The current person, locked, if the actor can see them. */
export async function lockUser(resource: Resource, context: Context, id: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select t.* from users t where t.id = ${id} and t.deleted_at is null
      and ${resource.scope(actorOf(context))} for update`.execute(context.db)
  const row = rows[0]
  if (!row) throw notFound(resource.label)
  return row
}

const TAKEN: Readonly<Record<string, readonly [saying: Saying, field: keyof UserInput]>> = {
  users_username_key: [says('username_taken'), 'username'],
  users_username_lower: [says('username_taken'), 'username'],
  users_phone_number_key: [says('phone_taken'), 'phone_number'],
}

/** A name or number that another person has, in whatever team, is taken. */
async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const taken = isUnique(error) ? TAKEN[error.constraint] : undefined
    throw taken ? refuse(...taken) : error
  }
}

const isUnique = (error: unknown): error is { constraint: string } =>
  error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
