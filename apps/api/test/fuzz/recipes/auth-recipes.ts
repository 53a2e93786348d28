import { writeRefreshToken } from '../../../src/auth/refresh-token.ts'
import { DEMO_PASSWORD } from '../../../src/seed/demo-people.ts'
import { lastCode } from '../../last-code.ts'
import { testKeys } from '../../test-config.ts'
import type { Kitchen, Recipe } from '../kitchen.ts'

/** Asking often is what the limits are for; here nobody guesses. */
const forgetTries = (kitchen: Kitchen) => kitchen.t.rows('delete from rate_marks')

const phoneOf = (serial: number) => `139${String(10_000_000 + serial)}`

/** A code sent to a new number. */
const signingUp: Recipe = async (kitchen) => {
  await forgetTries(kitchen)
  const { t, operation, serial } = kitchen
  const phone = phoneOf(serial + (operation.id === 'auth.signup' ? 0 : 5000))
  await t.anyone.inject({ method: 'GET', url: '/sms_code', query: { username: phone } })
  const code = await lastCode(t, phone)
  return {
    attributes: {
      username: `${operation.id}-${serial}`,
      phone_number: phone,
      code,
      team_key: undefined,
    },
  }
}

/** Through the provider and back, in one browser. */
const throughProvider: Recipe = async (kitchen) => {
  await forgetTries(kitchen)
  const { t, operation, serial } = kitchen
  const start = await t.anyone.inject({ method: 'GET', url: '/oauth/start' })
  const state = new URL(String(start.headers.location)).searchParams.get('state') ?? ''
  const browser = start.cookies.find(({ name }) => name === 'omc_oauth')?.value ?? ''
  const code = `${operation.id}-${serial}`
  const headers = { cookie: `omc_oauth=${browser}` }
  await t.anyone.inject({ method: 'GET', url: '/callback', query: { code, state }, headers })
  return operation.method === 'GET'
    ? { query: { code, state }, headers }
    : { attributes: { code, state }, headers }
}

const ownSession: Recipe = async ({ t }) => ({ caller: await t.as('creator') })

/** Signing in and out. */
export const AUTH_RECIPES: Readonly<Record<string, Recipe>> = {
  'auth.login': async (kitchen) => {
    await forgetTries(kitchen)
    const signsIn = { grant_type: 'password', refresh_token: undefined, code: undefined }
    return { attributes: { ...signsIn, username: 'operator', password: DEMO_PASSWORD } }
  },
  'auth.social_login': throughProvider,
  'auth.code': throughProvider,
  'auth.signup': signingUp,
  'auth.register': signingUp,
  'auth.sms_code': async (kitchen) => {
    await forgetTries(kitchen)
    return {}
  },
  'auth.refresh_token': async ({ t }) => {
    const { sessionId } = await t.as('creator')
    const token = writeRefreshToken(testKeys, { sessionId, generation: 0 })
    return { headers: { cookie: `omc_refresh=${token}` } }
  },
  'auth.logout': ownSession,
  'auth.expire_token': ownSession,
  'sessions.end': async ({ t, caller, world }) => {
    await t.rows('update sessions set ended_at = now() where user_id = $1 and id <> $2', [
      caller.userId,
      caller.sessionId,
    ])
    const { sessionId } = await t.as('admin')
    await world.refresh(['own_sessions'])
    const [row] = await t.rows<{ number: number }>('select number from sessions where id = $1', [
      sessionId,
    ])
    return { id: row?.number ?? 0 }
  },
}
