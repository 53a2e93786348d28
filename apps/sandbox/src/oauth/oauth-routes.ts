import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Static } from 'typebox'
import { originOf } from '../gateway/account-answers.ts'
import { langOf } from '../pages/page-words.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { renderConsentPage, renderWrongRequest } from './consent-page.ts'
import { createGrantShelf } from './grant-shelf.ts'
import type { GrantShelf } from './grant-shelf.ts'
import type { OauthClients } from './oauth-clients.ts'
import { isPerson, userInfo } from './people.ts'

const Text = Type.String({ maxLength: 1000 })
const asking = {
  response_type: Type.Optional(Text),
  client_id: Type.Optional(Text),
  redirect_uri: Type.Optional(Text),
  scope: Type.Optional(Text),
  state: Type.Optional(Text),
  code_challenge: Type.Optional(Text),
  code_challenge_method: Type.Optional(Text),
  lang: Type.Optional(Text),
}
const Asking = Type.Object(asking)
const Deciding = Type.Object({
  ...asking,
  person: Type.Optional(Text),
  decision: Type.Optional(Text),
})
const Exchanging = Type.Object({
  grant_type: Type.Optional(Text),
  code: Type.Optional(Text),
  redirect_uri: Type.Optional(Text),
  client_id: Type.Optional(Text),
  client_secret: Type.Optional(Text),
  code_verifier: Type.Optional(Text),
})

/** Mounts an OAuth 2 provider with a page of consent, PKCE, and codes that are good once. */
export function mountOauth(app: FastifyInstance, context: SandboxContext): void {
  // A form is read here only: everywhere else a form of another site has no business.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(String(body))))
      },
    )
    mountRoutes(scope, context)
  })
}

interface Oauth {
  clients: OauthClients
  grants: GrantShelf
}

function mountRoutes(app: FastifyInstance, { oauth: clients, clock }: SandboxContext): void {
  const grants = createGrantShelf(clock, () => randomBytes(24).toString('base64url'))
  askConsent(app, clients)
  takeConsent(app, { clients, grants })
  exchangeCode(app, { clients, grants })
  tellWho(app, grants)
}

function askConsent(app: FastifyInstance, clients: OauthClients): void {
  app.get<{ Querystring: Static<typeof Asking> }>(
    '/oauth/authorize',
    { schema: { querystring: Asking } },
    (request, reply) => {
      const { lang, ...asked } = request.query
      const checked = check(clients, asked)
      if (checked.tag === 'wrong') return wrongRequest(reply, lang, checked.why)
      if (checked.tag === 'refused') return reply.redirect(checked.to, 302)
      const { origin } = new URL(checked.redirectUri)
      return pageOf(reply, origin).send(
        renderConsentPage(langOf(lang), {
          clientId: clients.clientId,
          // the schema makes every field that is there a text
          fields: Object.fromEntries(Object.entries(asked)) as Record<string, string>,
        }),
      )
    },
  )
}

function takeConsent(app: FastifyInstance, { clients, grants }: Oauth): void {
  app.post<{ Body: Static<typeof Deciding> }>(
    '/oauth/authorize',
    { schema: { body: Deciding }, onRequest: ownPageOnly },
    (request, reply) => {
      const { person = '', decision, ...asked } = request.body
      const checked = check(clients, asked)
      if (checked.tag === 'wrong') return wrongRequest(reply, asked.lang, checked.why)
      if (checked.tag === 'refused') return reply.redirect(checked.to, 302)
      const { redirectUri, challenge } = checked
      if (decision !== 'allow' || !isPerson(person))
        return reply.redirect(
          back(redirectUri, { error: 'access_denied', state: asked.state }),
          302,
        )
      const code = grants.agree({
        person,
        clientId: clients.clientId,
        redirectUri,
        scope: asked.scope ?? 'openid profile',
        challenge,
      })
      return reply.redirect(back(redirectUri, { code, state: asked.state }), 302)
    },
  )
}

function exchangeCode(app: FastifyInstance, { clients, grants }: Oauth): void {
  app.post<{ Body: Static<typeof Exchanging> }>(
    '/oauth/token',
    { schema: { body: Exchanging } },
    (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const client = clientOf(request)
      const { clientId, clientSecret } = clients
      if (client.id !== clientId || (clientSecret !== undefined && client.secret !== clientSecret))
        return reply.code(401).send({ error: 'invalid_client' })
      const { grant_type, code = '', redirect_uri = '', code_verifier } = request.body
      if (grant_type !== 'authorization_code')
        return reply.code(400).send({ error: 'unsupported_grant_type' })
      const granted = grants.exchange({
        code,
        clientId,
        redirectUri: redirect_uri,
        verifier: code_verifier,
      })
      if (!granted) return reply.code(400).send({ error: 'invalid_grant' })
      return reply.send({
        access_token: granted.token,
        token_type: 'Bearer',
        expires_in: granted.expiresS,
        scope: granted.scope,
      })
    },
  )
}

function tellWho(app: FastifyInstance, grants: GrantShelf): void {
  app.get('/oauth/userinfo', (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    const person = token === undefined ? undefined : grants.personOf(token)
    if (person === undefined)
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer error="invalid_token"')
        .send({ error: 'invalid_token' })
    return reply.send(userInfo(person, originOf(request)))
  })
}

type Checked =
  | { readonly tag: 'fine'; readonly redirectUri: string; readonly challenge: string | undefined }
  /** Untrusted request: no redirect. */
  | { readonly tag: 'wrong'; readonly why: string }
  | { readonly tag: 'refused'; readonly to: string }

function check(oauth: OauthClients, asked: Static<typeof Asking>): Checked {
  const { redirect_uri: redirectUri = '', state, code_challenge: challenge } = asked
  if (asked.client_id !== oauth.clientId) return { tag: 'wrong', why: 'unknown client_id' }
  if (!oauth.redirectUris.includes(redirectUri))
    return { tag: 'wrong', why: 'redirect_uri is not on the list' }
  const refused = (error: string): Checked => ({
    tag: 'refused',
    to: back(redirectUri, { error, state }),
  })
  if (asked.response_type !== 'code') return refused('unsupported_response_type')
  if (challenge !== undefined && asked.code_challenge_method !== 'S256')
    return refused('invalid_request')
  // Without a secret, only the verifier proves that the code's requester redeems it.
  if (challenge === undefined && oauth.clientSecret === undefined) return refused('invalid_request')
  return { tag: 'fine', redirectUri, challenge }
}

function back(redirectUri: string, parameters: Record<string, string | undefined>): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return url.href
}

function clientOf(request: FastifyRequest<{ Body: Static<typeof Exchanging> }>) {
  const basic = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (basic === undefined) return { id: request.body.client_id, secret: request.body.client_secret }
  const [id = '', ...secret] = Buffer.from(basic, 'base64').toString('utf8').split(':')
  return { id, secret: secret.join(':') }
}

/** Accepts consent only from the page itself, not from a form of another site. */
async function ownPageOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { origin } = request.headers
  // no-referrer makes browsers send "null" with the forms of this page, too
  if (origin === undefined || origin === originOf(request)) return
  if (origin === 'null' && request.headers['sec-fetch-site'] === 'same-origin') return
  await reply
    .code(403)
    .send({ code: 'foreign_origin', message: 'consent is given on its own page' })
}

/** The page may submit its form here and, through the redirect, to the client. */
const pageOf = (reply: FastifyReply, clientOrigin: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self' ${clientOrigin}; frame-ancestors 'none'`,
    )

const wrongRequest = (reply: FastifyReply, lang: string | undefined, why: string): FastifyReply =>
  pageOf(reply.code(400), "'self'").send(renderWrongRequest(langOf(lang), why))
