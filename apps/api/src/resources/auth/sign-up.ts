import { type Saying, says } from '@omc/core/problems'
import { createLimiter, type Mark } from '../../auth/limits.ts'
import { tooMany } from '../../auth/too-many.ts'
import { weakPassword } from '../../auth/weak-password.ts'
import type { Db } from '../../db/database.ts'
import type { Context } from '../../jsonapi/context.ts'
import { problem, refusal } from '../../kernel/problem.ts'
import { useSmsCode } from '../../sms/sms-code.ts'
import { isTaken, makePerson, tellLeads } from './make-person.ts'

export interface Registration {
  username: string
  password: string
  phone_number: string
  code: string
  full_name?: string
  team_key?: string
}

const refuse = (saying: Saying, field: keyof Registration) =>
  refusal(saying, { source: { pointer: `/${field}` } })

/**
 * Counts the try, judges the password and gives the work of hashing it.
 *
 * @throws Problem 403 `registration_closed`, 422 `weak_password`, 429 `too_many_attempts`
 */
export async function prepareSignup(
  { db, services, now, request }: Context,
  { input }: { input: Registration },
): Promise<() => Promise<string>> {
  if (!services.config.openRegistration) throw problem('registration_closed')
  const weak = weakPassword(input.password, input.username)
  if (weak) throw refuse(weak, 'password')
  const limiter = createLimiter(db, services.keys, now)
  const marks: Mark[] = [
    { kind: 'signup.address', subject: request.remoteAddress },
    { kind: 'signup.number', subject: input.phone_number },
  ]
  const waitMs = await limiter.waitMs(marks)
  if (waitMs > 0) throw tooMany(waitMs)
  await limiter.mark(marks)
  return () => services.passwords.hash(input.password, [request.remoteAddress])
}

/**
 * Makes an account for the person who holds the phone. Until the code has proved that, the answer
 * is the same whatever names and numbers are taken.
 *
 * @returns the new person, or the refusal whose count must be kept: 422 `wrong_code`
 * @throws Problem 409 `username_taken` (the code stays good), `phone_taken`; 422 `unknown_team`
 * @source console spec §7 (signup, register); reliability §1.4 (6.3.8, 6.6.2), C2
 */
export async function signup(
  { db, services, now, request }: Context,
  { input, found }: { input: Registration; found: string },
) {
  const { username, phone_number: phoneNumber, code } = input
  if (!(await useSmsCode(db, services.keys, { phoneNumber, code, now })))
    return refuse(says('wrong_code'), 'code')
  if (await isTaken(db, 'phone_number', phoneNumber))
    throw refuse(says('phone_taken.sign_in'), 'phone_number')
  if (await isTaken(db, 'username', username)) throw refuse(says('username_taken'), 'username')
  const team = input.team_key === undefined ? undefined : await findTeam(db, input.team_key)
  const fullName = input.full_name ?? ''
  const person = { username, fullName, phoneNumber, passwordHash: found, teamId: team?.id, now }
  const { id, teamId } = await makePerson(db, person)
  if (team) await tellLeads(db, { teamId: team.id, joined: fullName || username, now })
  await db
    .insertInto('audit_events')
    .values({
      business_team_id: teamId,
      user_id: id,
      operation: 'auth.signup',
      subject_type: 'users',
      subject_ids: [String(id)],
      after: JSON.stringify({
        username,
        joined: team !== undefined,
        address: request.remoteAddress,
      }),
      reason: null,
      created_at: now,
    })
    .execute()
  return { id: String(id), username, team_id: String(teamId), joined: team !== undefined }
}

async function findTeam(db: Db, key: string) {
  const team = await db
    .selectFrom('business_teams')
    .select('id')
    .where('team_key', '=', key)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (team) return team
  throw refuse(says('unknown_team'), 'team_key')
}
