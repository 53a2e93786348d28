import { createLimiter } from '../../auth/limits.ts'
import { endSessions } from '../../auth/sessions.ts'
import { tooMany } from '../../auth/too-many.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { problem, type Problem } from '../../jsonapi/problem.ts'

interface Input {
  current_password: string
  new_password: string
}

const refuse = (code: string, title: string, field: keyof Input): Problem =>
  problem(422, code, title, { source: { pointer: `/data/attributes/${field}` } })

/**
 * Changes the own password and ends the person's other sessions.
 *
 * @returns how many sessions ended, or 422 `wrong_password` (its count must be kept)
 * @throws Problem 422 `weak_password`, 429 `too_many_attempts`
 * @source reliability §1.4 (6.2.1, 6.2.3, 7.4.3), C2
 */
export async function updatePassword(context: Context, { input }: { input: Input }) {
  const { db, now, services } = context
  const { userId, sessionId, username } = actorOf(context)
  const limiter = createLimiter(db, services.keys, now)
  const mark = { kind: 'password.user', subject: String(userId) } as const
  const waitMs = await limiter.waitMs([mark])
  if (waitMs > 0) throw tooMany(waitMs)

  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (!(await services.passwords.verify(password_hash, input.current_password))) {
    await limiter.mark([mark])
    return refuse(
      'wrong_password',
      '当前密码不正确 / the current password is not right',
      'current_password',
    )
  }
  const weak =
    input.new_password === input.current_password ||
    input.new_password.toLowerCase().includes(username.toLowerCase())
  if (weak) {
    const title =
      '新密码不能与旧密码相同，也不能包含用户名 / the new password must differ and not hold the user name'
    throw refuse('weak_password', title, 'new_password')
  }
  await db
    .updateTable('users')
    .set({ password_hash: await services.passwords.hash(input.new_password), updated_at: now })
    .where('id', '=', userId)
    .execute()
  const others = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '!=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
  await endSessions(
    context,
    others.map(({ id }) => id),
    'password_changed',
  )
  await limiter.forget([mark])
  await context.audit({
    operation: 'users.update_password',
    subjectType: 'users',
    subjectIds: [userId],
  })
  return { ended_sessions: others.length }
}
