import { knownDevice } from '../../auth/known-devices.ts'
import { createLimiter, type Mark } from '../../auth/limits.ts'
import { tooMany } from '../../auth/too-many.ts'
import type { Context } from '../../jsonapi/context.ts'
import type { Config } from '../../kernel/config.ts'
import { problem } from '../../kernel/problem.ts'
import { smsWay } from '../../kernel/sms-settings.ts'
import { sendSmsCode } from '../../sms/sms-code.ts'
import { MOBILE_NUMBER } from './account-rules.ts'
import { findPerson, type Person } from './find-person.ts'
import { record } from './record.ts'

const EVERYONE: Mark = { kind: 'sms.everyone', subject: 'everyone' }

/**
 * Sends a code, if there is somebody to send it to: a person, or a number that could register. What
 * is refused depends only on what was asked and from where, never on who exists, unless the person's
 * own device asks; a number's own budget is kept silently.
 *
 * @throws Problem 403 `sms_off` where nothing sends codes, 429 `too_many_attempts`
 * @source reliability C5, T11, M20
 */
export async function smsCode(context: Context, { query }: { query: { username: string } }) {
  const { db, services, now, request } = context
  const way = smsWay(services.config)
  if (way === 'off') throw problem('sms_off')
  const limiter = createLimiter(db, services.keys, now)
  const person = await findPerson(db, query.username)
  const number = person ? numberOf(person) : newNumber(services.config, query.username)
  const subject = number ?? `nobody ${query.username.toLowerCase()}`
  const device = await knownDevice(context, person?.id)
  const { asked, budget } =
    device === undefined
      ? strangersBudget(subject, { asked: query.username, address: request.remoteAddress })
      : deviceBudget(`${subject} ${device}`)
  // Askers for one number wait for each other here, so that four at once are not three too many.
  await limiter.lock({ kind: 'sms.number', subject })
  const waitMs = await limiter.waitMs(asked)
  if (waitMs > 0) throw tooMany(waitMs)
  const isSpent = (await limiter.waitMs(budget)) > 0
  await limiter.mark(isSpent ? asked : [...asked, ...budget])
  await sendSmsCode(db, services.keys, {
    phoneNumber: isSpent ? undefined : (number ?? undefined),
    now,
    isSent: way === 'sent',
  })
  // Also for unknown people, so that the answer takes as long.
  context.afterCommit(() => services.sms.wake())
  await record(context, isSpent ? undefined : person, 'auth.sms_code')
  return { accepted: true }
}

/** Two lists of limits: the first refuses the caller, the second applies silently. */
interface Budget {
  asked: Mark[]
  budget: Mark[]
}

const strangersBudget = (subject: string, from: { asked: string; address: string }): Budget => ({
  asked: [
    { kind: 'sms.asked', subject: from.asked.toLowerCase() },
    { kind: 'sms.address', subject: from.address },
    EVERYONE,
  ],
  budget: [
    { kind: 'sms.number', subject },
    { kind: 'sms.number_day', subject },
    { kind: 'sms.prefix', subject: subject.slice(0, -4) },
  ],
})

/** Limit of a known device, which requests of strangers do not consume. */
const deviceBudget = (subject: string): Budget => ({
  asked: [{ kind: 'sms.device', subject }],
  budget: [{ kind: 'sms.device_day', subject }],
})

const numberOf = ({ disabled, phone_number }: Person) => (disabled ? null : phone_number)

/** A person who registers has no account yet: the code is sent to the typed number. */
const newNumber = ({ openRegistration }: Config, typed: string) =>
  openRegistration && MOBILE_NUMBER.test(typed) ? typed : null
