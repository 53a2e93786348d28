import { knownDevice } from '../../auth/known-devices.ts'
import { createLimiter, type Mark } from '../../auth/limits.ts'
import { tooMany } from '../../auth/too-many.ts'
import { TooManyWait, type Asker } from '../../auth/turns.ts'
import type { Context } from '../../jsonapi/context.ts'
import { problem } from '../../kernel/problem.ts'
import { useSmsCode } from '../../sms/sms-code.ts'
import { enter } from './enter.ts'
import { findPerson, type Person } from './find-person.ts'
import { record } from './record.ts'
import { refreshByToken } from './refresh-session.ts'

interface Given {
  grant_type?: 'password' | 'refresh_token'
  scope?: 'public' | 'offline_access'
  username?: string
  password?: string
  code?: string
  refresh_token?: string
}

interface Credentials {
  username: string
  password?: string
  code?: string
}

/** One answer for a wrong password, a wrong code, an unknown and a disabled person. */
const wrong = () => problem('wrong_credentials')

/** Limits of a sign-in attempt: those it counts for, those its failure counts for, and its blockers. */
interface Counted {
  /** In whose turn the password is looked at. */
  asker: Asker
  tried: readonly [Mark, ...Mark[]]
  failed: readonly Mark[]
}

/** A known device is limited only by its own attempts. */
async function countedAs(
  context: Context,
  person: Person | undefined,
  { username }: Credentials,
): Promise<Counted> {
  const address = context.request.remoteAddress
  const account = person ? `person ${person.id}` : `name ${username.toLowerCase()}`
  const device = await knownDevice(context, person?.id)
  if (device !== undefined)
    return {
      asker: 'known',
      tried: [{ kind: 'login.device', subject: `${account} ${device}` }],
      failed: [],
    }
  return {
    asker: [address, account],
    tried: [
      { kind: 'login.account', subject: account },
      { kind: 'login.account_address', subject: `${account} ${address}` },
    ],
    failed: [{ kind: 'login.address', subject: address }],
  }
}

/**
 * Whether the password was right, and for which stored hash; `busy` when nobody looked; `code` when
 * there was no password to look at.
 */
type Verified = { hash: string | undefined; right: boolean } | 'busy' | 'code'
type Found = { counted: Counted; verified: Verified } | undefined

/**
 * Counts the try and verifies the password. It is counted before its outcome is known, so that
 * tries at the same moment do not outrun the limit; and verified while no connection is held, so
 * that a flood of sign-ins does not keep the database from everybody else.
 *
 * @throws Problem 422 `required` without password and code, 429 `too_many_attempts`
 * @source reliability T11, T18
 */
export async function verifyLogin(
  context: Context,
  { input: given }: { input: Given },
): Promise<() => Promise<Found>> {
  const { db, services, now } = context
  if (given.grant_type === 'refresh_token') {
    if (given.refresh_token === undefined) throw missing('refresh_token')
    return async () => undefined
  }
  const input = credentialsOf(given)
  const { password } = input
  if (password === undefined && input.code === undefined) throw passwordMissing()
  const person = await findPerson(db, input.username)
  const limiter = createLimiter(db, services.keys, now)
  const counted = await countedAs(context, person, input)
  const { tried, failed } = counted
  await limiter.lock(tried[0])
  const waitMs = await limiter.waitMs([...tried, ...failed])
  if (waitMs > 0) throw tooMany(waitMs)
  await limiter.mark(tried)
  if (password === undefined) return async () => ({ counted, verified: 'code' })
  const hash = person?.password_hash || undefined
  return () =>
    services.passwords.verify(hash, password, counted.asker).then(
      (right) => ({ counted, verified: { hash, right } }),
      (error: unknown) => {
        if (error instanceof TooManyWait) return { counted, verified: 'busy' }
        throw error
      },
    )
}

/**
 * Opens a session.
 *
 * @returns the token answer, or a refusal: 401 `wrong_credentials`, whose count is kept, or 503
 *   `busy`, which counts for nothing
 * @source reliability §1.4 (sessions, passwords, SMS codes)
 */
export async function login(
  context: Context,
  { input: given, found }: { input: Given; found: Found },
) {
  if (!found) return refreshByToken(context, given.refresh_token)
  const { db, services, now } = context
  const input = credentialsOf(given)
  const person = await findPerson(db, input.username)
  const limiter = createLimiter(db, services.keys, now)
  const { tried, failed } = found.counted
  const { verified } = found
  if (verified === 'busy') {
    // The password was not checked, so the attempt does not count.
    await limiter.unmark(tried)
    return busy()
  }
  const right =
    verified === 'code'
      ? await provesByCode(context, person, input.code ?? '')
      : verified.right && verified.hash === person?.password_hash
  const entering = right && person && !person.disabled ? person : undefined
  await record(context, person, entering ? 'auth.login' : 'auth.login_refused')
  if (!entering) {
    await limiter.mark(failed)
    return wrong()
  }
  await limiter.forget(tried)
  return enter(context, entering.id, { offline: given.scope === 'offline_access' })
}

/** @throws Problem 422 `required` without a user name */
function credentialsOf({ username, password, code }: Given): Credentials {
  if (username === undefined) throw missing('username')
  return {
    username,
    ...(password === undefined ? {} : { password }),
    ...(code === undefined ? {} : { code }),
  }
}

const missing = (name: string) =>
  problem('required.field', { name }, { source: { pointer: `/${name}` } })

/** As everywhere where too many wait for a password. */
const busy = () => problem('busy.sign_in')

const passwordMissing = () =>
  problem(
    'required.password_or_code',
    {},
    {
      source: { pointer: '/password' },
    },
  )

async function provesByCode(
  { db, services, now }: Context,
  person: Person | undefined,
  code: string,
) {
  // The same statements run for unknown people, with an unused id.
  const phoneNumber = person?.phone_number ?? ''
  const right = await useSmsCode(db, services.keys, { phoneNumber, code, now })
  return right && phoneNumber !== ''
}
