import { type Saying, says } from '@omc/core/problems'
import { forgetDevices } from '../../auth/known-devices.ts'
import { createLimiter } from '../../auth/limits.ts'
import { tooMany } from '../../auth/too-many.ts'
import { TooManyWait } from '../../auth/turns.ts'
import { weakPassword } from '../../auth/weak-password.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { type Problem, problem, refusal } from '../../kernel/problem.ts'
import { endSessionsOf } from './end-sessions-of.ts'

interface Input {
  current_password: string
  new_password: string
}

const refuse = (saying: Saying, field: keyof Input): Problem =>
  refusal(saying, { source: { pointer: `/data/attributes/${field}` } })

/** Result of the slow work: the hash compared with, and the new hash after a match. */
type Judged = { stored: string; next: string | undefined } | 'busy'

/**
 * Counts the try, and gives the work of comparing and hashing, which holds no connection.
 *
 * @throws Problem 422 `weak_password`, 429 `too_many_attempts`
 * @source reliability §1.4 (6.2.1, 6.2.3, 6.2.4), C2
 */
export async function preparePassword(
  context: Context,
  { input }: { input: Input },
): Promise<() => Promise<Judged>> {
  const { passwords } = context.services
  const asker = [context.request.remoteAddress]
  const { userId, username } = actorOf(context)
  const weak =
    input.new_password === input.current_password
      ? says('weak_password.same')
      : weakPassword(input.new_password, username)
  if (weak) throw refuse(weak, 'new_password')
  const { limiter, mark } = limitOf(context)
  await limiter.lock(mark)
  const waitMs = await limiter.waitMs([mark])
  if (waitMs > 0) throw tooMany(waitMs)
  await limiter.mark([mark])
  const stored = await storedHash(context, userId)
  return async () => {
    try {
      const right = await passwords.verify(stored || undefined, input.current_password, asker)
      return { stored, next: right ? await passwords.hash(input.new_password, asker) : undefined }
    } catch (error) {
      if (error instanceof TooManyWait) return 'busy'
      throw error
    }
  }
}

/**
 * Changes the own password and ends the person's other sessions.
 *
 * @returns how many sessions ended, or a refusal: 422 `wrong_password` (its count is kept), 503
 *   `busy` (no try)
 * @throws Problem 409 `conflict` when the password was changed meanwhile
 * @source reliability §1.4 (7.4.3)
 */
export async function updatePassword(context: Context, { found }: { found: Judged }) {
  const { db, now } = context
  const { userId, sessionId } = actorOf(context)
  const { limiter, mark } = limitOf(context)
  if (found === 'busy') {
    await limiter.unmark([mark])
    return problem('busy.sign_in')
  }
  if (found.next === undefined) {
    return refuse(says('wrong_password'), 'current_password')
  }
  if ((await storedHash(context, userId)) !== found.stored) throw problem('conflict.password')
  await db
    .updateTable('users')
    .set({ password_hash: found.next, updated_at: now })
    .where('id', '=', userId)
    .execute()
  const ended = await endSessionsOf(context, userId, { why: 'password_changed', but: sessionId })
  await forgetDevices(context, userId)
  await limiter.forget([mark])
  await context.audit({
    operation: 'users.update_password',
    subjectType: 'users',
    subjectIds: [userId],
  })
  return { ended_sessions: ended }
}

const limitOf = (context: Context) => ({
  limiter: createLimiter(context.db, context.services.keys, context.now),
  mark: { kind: 'password.user', subject: String(actorOf(context).userId) } as const,
})

async function storedHash({ db }: Context, userId: number): Promise<string> {
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return password_hash
}
