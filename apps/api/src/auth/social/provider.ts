import { createHash } from 'node:crypto'
import type { Config } from '../../kernel/config.ts'

/** Identity of a person at the external provider. */
export interface OutsidePerson {
  provider: string
  outsideId: string
  nickname: string
  avatar: string
  /** Only a number that the provider has checked. */
  phoneNumber: string | undefined
}

export type Identified =
  | { tag: 'person'; person: OutsidePerson }
  /** The provider rejects the code, or returns no identity. */
  | { tag: 'refused'; why: string }
  | { tag: 'unreachable'; why: string }

/** An OAuth 2 provider with PKCE: `authorize`, `token` and `userinfo` below one address. */
export interface SocialProvider {
  authorizeUrl: (asked: { state: string; verifier: string }) => string
  /** Exchanges a code for the person's identity; never throws. */
  identify: (proof: { code: string; verifier: string }) => Promise<Identified>
}

const TIMEOUT_MS = 10_000
const MAX_ANSWER = 100_000

/**
 * The provider of the settings.
 *
 * @source domain: sign-in answers (social sign-in); reliability §1.4 (OAuth)
 */
export function createSocialProvider(config: Config): SocialProvider {
  const { oauthUrl, oauthClientId, oauthClientSecret, publicOrigin } = config
  const redirectUri = `${publicOrigin}/callback`
  return {
    authorizeUrl({ state, verifier }) {
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: oauthClientId,
        redirect_uri: redirectUri,
        scope: 'openid profile',
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      })
      return `${oauthUrl}/authorize?${query.toString()}`
    },
    async identify({ code, verifier }) {
      const token = await ask(`${oauthUrl}/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          client_id: oauthClientId,
          code_verifier: verifier,
          ...(oauthClientSecret ? { client_secret: oauthClientSecret } : {}),
        }),
      })
      if (token.tag !== 'answer') return token
      const accessToken = textOf(token.body, 'access_token')
      if (!accessToken) return { tag: 'refused', why: 'no access token' }
      const info = await ask(`${oauthUrl}/userinfo`, {
        headers: { authorization: `Bearer ${accessToken}` },
      })
      if (info.tag !== 'answer') return info
      return toPerson(info.body, new URL(oauthUrl).host)
    },
  }
}

type Asked =
  | { tag: 'answer'; body: Record<string, unknown> }
  | Exclude<Identified, { tag: 'person' }>

async function ask(url: string, init: RequestInit): Promise<Asked> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    if (response.status >= 500) return { tag: 'unreachable', why: `status ${response.status}` }
    if (response.status !== 200) return { tag: 'refused', why: `status ${response.status}` }
    if (text.length > MAX_ANSWER) return { tag: 'refused', why: 'the answer is too long' }
    const body: unknown = JSON.parse(text)
    return isRecord(body) ? { tag: 'answer', body } : { tag: 'refused', why: 'no object' }
  } catch (error) {
    if (error instanceof SyntaxError) return { tag: 'refused', why: 'no JSON' }
    return { tag: 'unreachable', why: error instanceof Error ? error.message : String(error) }
  }
}

function toPerson(info: Record<string, unknown>, provider: string): Identified {
  const outsideId = textOf(info, 'sub')
  if (!outsideId) return { tag: 'refused', why: 'no sub' }
  const nickname = textOf(info, 'nickname') ?? textOf(info, 'name') ?? ''
  const picture = textOf(info, 'picture') ?? ''
  return {
    tag: 'person',
    person: {
      provider,
      outsideId,
      nickname: nickname.slice(0, 60),
      avatar: /^https?:\/\//.test(picture) ? picture.slice(0, 500) : '',
      phoneNumber: info.phone_number_verified === true ? textOf(info, 'phone_number') : undefined,
    },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (from: Record<string, unknown>, name: string): string | undefined => {
  const value = from[name]
  return typeof value === 'string' && value !== '' && value.length <= 2000 ? value : undefined
}
