import { createLimiter, type Mark } from '../../auth/limits.ts'
import { useSmsCode } from '../../auth/sms-code.ts'
import { tooMany } from '../../auth/too-many.ts'
import { weakPassword } from '../../auth/weak-password.ts'
import type { Db } from '../../db/database.ts'
import type { Context } from '../../jsonapi/context.ts'
import { problem } from '../../jsonapi/problem.ts'
import { isTaken, makePerson, tellLeads } from './make-person.ts'

export interface Registration {
  username: string
  password: string
  phone_number: string
  code: string
  full_name?: string
  team_key?: string
}

const refuse = (status: number, code: string, title: string, field: keyof Registration) =>
  problem(status, code, title, { source: { pointer: `/${field}` } })

/**
 * Counts the try, judges the password and gives the work of hashing it.
 *
 * @throws Problem 403 `registration_closed`, 422 `weak_password`, 429 `too_many_attempts`
 */
export async function prepareSignup(
  { db, services, now, request }: Context,
  { input }: { input: Registration },
): Promise<() => Promise<string>> {
  if (!services.config.openRegistration)
    throw problem(403, 'registration_closed', '未开放注册，请联系团队主管 / registration is closed')
  const weak = weakPassword(input.password, input.username)
  if (weak) throw refuse(422, 'weak_password', weak, 'password')
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
    return refuse(
      422,
      'wrong_code',
      '验证码不正确或已失效 / the code is not right or has run out',
      'code',
    )
  if (await isTaken(db, 'phone_number', phoneNumber))
    throw refuse(
      409,
      'phone_taken',
      '该手机号已注册，请直接登录 / this number has an account',
      'phone_number',
    )
  if (await isTaken(db, 'username', username))
    throw refuse(409, 'username_taken', '用户名已被使用 / this user name is taken', 'username')
  const team = input.team_key === undefined ? undefined : await findTeam(db, input.team_key)
  const fullName = input.full_name ?? ''
  const person = { username, fullName, phoneNumber, passwordHash: found, teamId: team?.id, now }
  const { id, teamId } = await makePerson(db, person)
  if (team) await tellLeads(db, team.id, fullName || username)
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
  throw refuse(422, 'unknown_team', '团队码不存在 / there is no team with this key', 'team_key')
}
