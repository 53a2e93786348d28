import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cookieLife } from '../auth/cookie-life.ts'
import { createLimiter, type Mark } from '../auth/limits.ts'
import {
  acceptReturn,
  beginOauth,
  oauthCookieName,
  verifierOf,
} from '../auth/social/oauth-state.ts'
import { createSocialProvider } from '../auth/social/provider.ts'
import type { Database } from '../db/database.ts'
import type { Services } from '../jsonapi/services.ts'

const CALLBACK = '/#/callback'

/**
 * The two stations of a social sign-in that a browser visits: `/oauth/start` sends it to the
 * provider, `/callback` takes it back, checks the state and goes on to the console's `#/callback`
 * with the code (which only this browser can use) or with the reason why not.
 *
 * @source domain: sign-in answers (social sign-in); console spec §2 (/callback)
 */
export function socialRoutes(
  app: FastifyInstance,
  { database, services }: { database: Database; services: Services },
) {
  const { config, keys } = services
  const name = oauthCookieName(config)
  const provider = createSocialProvider(config)

  app.get('/oauth/start', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const now = services.now()
    const begun = await database.asServer(async (db) => {
      const limiter = createLimiter(db, keys, now)
      const mark: Mark = { kind: 'social.address', subject: request.ip }
      if ((await limiter.waitMs([mark])) > 0) return undefined
      await limiter.mark([mark])
      return beginOauth(db, keys, now)
    })
    if (!begun) return reply.redirect(`${CALLBACK}?error=too_many_attempts`)
    const { state, browser, expiresAt } = begun
    void reply.setCookie(name, browser, {
      path: '/',
      httpOnly: true,
      // The provider's page leads back here: a strict cookie would not come along.
      sameSite: 'lax',
      secure: config.publicOrigin.startsWith('https:'),
      ...cookieLife(expiresAt, now),
    })
    return reply.redirect(provider.authorizeUrl({ state, verifier: verifierOf(keys, browser) }))
  })

  app.get('/callback', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    return reply.redirect(`${CALLBACK}?${await judge(request)}`)
  })

  async function judge(request: FastifyRequest): Promise<string> {
    const { code, state, error } = readQuery(request.query)
    if (error !== undefined) return `error=${/^[a-z_]{1,40}$/.test(error) ? error : 'refused'}`
    const browser = request.cookies[name]
    if (code === undefined || state === undefined || browser === undefined)
      return 'error=state_mismatch'
    const now = services.now()
    const accepted = await database.asServer((db) =>
      acceptReturn(db, keys, { state, browser, code, now }),
    )
    return accepted ? `code=${encodeURIComponent(code)}` : 'error=state_mismatch'
  }
}

function readQuery(query: unknown): { code?: string; state?: string; error?: string } {
  const values: Record<string, unknown> = typeof query === 'object' && query ? { ...query } : {}
  const entries = ['code', 'state', 'error'].flatMap((name) => {
    const value = values[name]
    return typeof value === 'string' && value !== '' && value.length <= 500 ? [[name, value]] : []
  })
  return Object.fromEntries(entries)
}
