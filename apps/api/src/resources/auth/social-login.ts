import { randomBytes } from 'node:crypto'
import { createLimiter, type Mark } from '../../auth/limits.ts'
import { oauthCookieName, takeCode, verifierOf } from '../../auth/social/oauth-state.ts'
import {
  createSocialProvider,
  type Identified,
  type OutsidePerson,
} from '../../auth/social/provider.ts'
import { tooMany } from '../../auth/too-many.ts'
import type { Context } from '../../jsonapi/context.ts'
import { problem } from '../../kernel/problem.ts'
import { enter } from './enter.ts'
import { makePerson } from './make-person.ts'

export interface SocialCode {
  code: string
  state?: string
}

const refused = () => problem('social_refused')
const unreachable = () => problem('provider_unreachable', {}, { headers: { 'retry-after': '5' } })

/**
 * Takes the code of this browser, once, and gives the work of asking the provider.
 *
 * @throws Problem 401 `social_refused` for a code that did not come back to this browser, 429
 */
export async function prepareSocial(
  { db, services, now, request }: Context,
  { code, state }: SocialCode,
): Promise<() => Promise<Identified>> {
  const { keys, config } = services
  const limiter = createLimiter(db, keys, now)
  const mark: Mark = { kind: 'social.address', subject: request.remoteAddress }
  const waitMs = await limiter.waitMs([mark])
  if (waitMs > 0) throw tooMany(waitMs)
  await limiter.mark([mark])
  const browser = request.cookies[oauthCookieName(config)]
  const given = { code, now, ...(state === undefined ? {} : { state }) }
  const taken = browser !== undefined && (await takeCode(db, keys, { ...given, browser }))
  if (!taken) return async () => ({ tag: 'refused', why: 'the code did not come back here' })
  const verifier = verifierOf(keys, browser)
  return () => createSocialProvider(config).identify({ code, verifier })
}

/**
 * Signs in the person named by the provider: the one linked to the outside account, else the one
 * with the phone number that the provider has checked, else, where registration is open, a new
 * person without roles in a team of their own.
 *
 * @returns the token answer, or a refusal: 401 `social_refused`, 403 `not_registered`, 503
 * @source domain: sign-in answers; console spec §7 (socialLogin, auth/code)
 */
export async function socialLogin(context: Context, found: Identified) {
  if (found.tag === 'unreachable') return unreachable()
  if (found.tag === 'refused') return refused()
  const { db, services, now } = context
  const known = await findOutside(context, found.person)
  if (!known && !services.config.openRegistration) {
    return problem('not_registered')
  }
  const person = known ?? (await makeOutside(context, found.person))
  await db
    .insertInto('audit_events')
    .values({
      business_team_id: person.teamId,
      user_id: person.id,
      operation: person.disabled ? 'auth.login_refused' : 'auth.social_login',
      subject_type: 'users',
      subject_ids: [String(person.id)],
      after: JSON.stringify({
        provider: found.person.provider,
        how: person.how,
        address: context.request.remoteAddress,
      }),
      reason: null,
      created_at: now,
    })
    .execute()
  return person.disabled ? refused() : enter(context, person.id)
}

interface Found {
  id: number
  teamId: number
  disabled: boolean
  how: 'linked' | 'by_phone' | 'new'
}

async function findOutside(context: Context, outside: OutsidePerson): Promise<Found | undefined> {
  const { db } = context
  const people = db
    .selectFrom('users as u')
    .select(['u.id', 'u.business_team_id as teamId', 'u.disabled_at', 'u.deleted_at'])
  const linked = await people
    .innerJoin('outside_identities as o', 'o.user_id', 'u.id')
    .where('o.provider', '=', outside.provider)
    .where('o.outside_id', '=', outside.outsideId)
    .executeTakeFirst()
  if (linked) {
    const disabled = linked.disabled_at !== null || linked.deleted_at !== null
    return { id: linked.id, teamId: linked.teamId, disabled, how: 'linked' }
  }
  if (outside.phoneNumber === undefined) return undefined
  const byPhone = await people
    .where('u.phone_number', '=', outside.phoneNumber)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!byPhone) return undefined
  const disabled = byPhone.disabled_at !== null
  if (!disabled) await link(context, byPhone, outside)
  return { id: byPhone.id, teamId: byPhone.teamId, disabled, how: 'by_phone' }
}

async function makeOutside(context: Context, outside: OutsidePerson): Promise<Found> {
  const made = await makePerson(context.db, {
    username: `u_${randomBytes(5).toString('hex')}`,
    fullName: outside.nickname,
    phoneNumber: outside.phoneNumber ?? null,
    avatar: outside.avatar,
    // No password: nothing verifies against it.
    passwordHash: '',
    teamId: undefined,
    now: context.now,
  })
  await link(context, made, outside)
  return { ...made, disabled: false, how: 'new' }
}

/** Inserts the link once, although two tabs may return at the same time. */
async function link(
  { db, now }: Context,
  { id, teamId }: { id: number; teamId: number },
  { provider, outsideId, nickname }: OutsidePerson,
) {
  await db
    .insertInto('outside_identities')
    .values({
      business_team_id: teamId,
      user_id: id,
      provider,
      outside_id: outsideId,
      nickname,
      created_at: now,
    })
    .execute()
}
