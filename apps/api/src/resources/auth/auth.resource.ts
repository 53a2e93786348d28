import T from 'typebox'
import { action, defineResource } from '../../jsonapi/resource.ts'
import { Closed, Id, Instant, Label, Nullable, OneOf, Text } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { MobileNumber, NewPassword, Username } from './account-rules.ts'
import { authWords } from './auth.words.ts'
import { credentialKey, prepareKey } from './credential-key.ts'
import { expireToken, logout } from './end-session.ts'
import { login, verifyLogin } from './login.ts'
import { refreshToken } from './refresh-session.ts'
import { smsCode } from './send-code.ts'
import { prepareSignup, signup } from './sign-up.ts'
import { prepareSocial, socialLogin } from './social-login.ts'

const Token = Closed({
  access_token: T.String(),
  token_type: OneOf('Bearer'),
  expires_in: T.Integer({ minimum: 1 }),
  refresh_token: T.Optional(
    T.String({ description: 'with the scope offline_access; each one is good for one renewal' }),
  ),
})

const Credentials = Closed({
  grant_type: T.Optional(OneOf('password', 'refresh_token')),
  scope: T.Optional(OneOf('public', 'offline_access')),
  // Accepted because the console sends them; a secret in a browser proves nothing.
  client_id: T.Optional(Text(200)),
  client_secret: T.Optional(Text(200)),
  username: T.Optional(Label(100)),
  password: T.Optional(Label(200)),
  code: T.Optional(Label(20)),
  refresh_token: T.Optional(Label(200)),
})

const CredentialKey = Closed({
  key: Nullable(
    Closed({
      id: T.String({ description: 'stands before what was encrypted with it' }),
      public_key: T.String({ description: 'RSA, SubjectPublicKeyInfo in PEM' }),
      published_until: Instant,
    }),
  ),
  server_time: T.String({
    format: 'date-time',
    description: 'the clock by which an encrypted value is new',
  }),
})

const Registration = Closed({
  username: Username,
  password: NewPassword,
  phone_number: MobileNumber,
  code: Label(20),
  full_name: T.Optional(Text(60)),
  team_key: T.Optional(Label(60)),
})

/** `/signup` and `/register` are one behaviour. @source spec README 14 */
const registering = (path: string) =>
  action({
    on: 'collection',
    method: 'POST',
    path,
    effect: 'write',
    may: 'public',
    summary:
      'Make an account with a phone number proved by an SMS code (GET /sms_code): without roles, in the team of the key or in a team of its own.',
    input: Registration,
    body: 'form',
    secrets: ['username', 'password', 'code'],
    output: {
      kind: 'data',
      schema: Closed({ id: Id, username: T.String(), team_id: Id, joined: T.Boolean() }),
    },
    status: 201,
    prepare: prepareSignup,
    run: signup,
  })

const SOCIAL =
  'Sign in with the code that an outside provider gave this browser (from GET /oauth/start by way of /callback).'

/**
 * Signing in and out. The password grant stays as a first-party exception.
 *
 * @source console spec §7; domain: sign-in answers; reliability C1, C4, C5, C7
 */
export const auth = defineResource({
  type: 'auth',
  label: { zh: '登录', en: 'sign-in' },
  words: authWords,
  // No verb reads these: the resource is its actions.
  table: 'users',
  attributes: Closed({}),
  scope: ownTeam,
  verbs: {},
  actions: {
    login: action({
      on: 'collection',
      method: 'POST',
      path: '/oauth/token',
      effect: 'write',
      may: 'public',
      summary:
        'Sign in with a password or an SMS code; the user name may be a phone number. With the scope offline_access the answer carries a refresh token in place of the cookie, for programs and pages of other origins; the grant refresh_token renews it, and one that is used twice ends its session.',
      input: Credentials,
      body: 'form',
      secrets: ['username', 'password', 'code'],
      output: { kind: 'raw', schema: Token },
      prepare: verifyLogin,
      run: login,
    }),
    credential_key: action({
      on: 'collection',
      method: 'GET',
      path: '/auth/key',
      effect: 'read',
      may: 'public',
      summary:
        'The RSA key that credentials have to be encrypted with; null where the settings do not ask for it. A key changes: take it for each call.',
      output: { kind: 'data', schema: CredentialKey },
      prepare: prepareKey,
      run: credentialKey,
    }),
    social_login: action({
      on: 'collection',
      method: 'POST',
      path: '/socialLogin',
      effect: 'write',
      may: 'public',
      summary: SOCIAL,
      input: Closed({ code: Label(500), state: T.Optional(Label(500)) }),
      body: 'form',
      output: { kind: 'data', schema: Token },
      prepare: (context, { input }) => prepareSocial(context, input),
      run: (context, { found }) => socialLogin(context, found),
    }),
    code: action({
      on: 'collection',
      method: 'GET',
      path: '/auth/code',
      effect: 'write',
      may: 'public',
      summary: SOCIAL,
      query: Closed({ code: Label(500), state: T.Optional(Label(500)) }),
      output: { kind: 'data', schema: Token },
      prepare: (context, { query }) => prepareSocial(context, query),
      run: (context, { found }) => socialLogin(context, found),
    }),
    signup: registering('/signup'),
    register: registering('/register'),
    refresh_token: action({
      on: 'collection',
      method: 'GET',
      path: '/refreshToken',
      effect: 'write',
      may: 'public',
      summary:
        'A new access token for the session of the refresh cookie, which is changed each time.',
      output: { kind: 'raw', schema: Token },
      run: refreshToken,
    }),
    logout: action({
      on: 'collection',
      method: 'POST',
      path: '/logout',
      effect: 'write',
      may: 'signed-in',
      summary: 'End the session on the server, everywhere at once.',
      output: { kind: 'empty' },
      run: logout,
    }),
    expire_token: action({
      on: 'collection',
      method: 'GET',
      path: '/expireToken',
      effect: 'write',
      may: 'signed-in',
      summary: 'Count the access tokens given so far as expired; the session lives on.',
      output: { kind: 'data', schema: Closed({ expired: T.Literal(true) }) },
      run: expireToken,
    }),
    sms_code: action({
      on: 'collection',
      method: 'GET',
      path: '/sms_code',
      effect: 'write',
      may: 'public',
      summary:
        'Send a sign-in code to the phone of a person; the answer tells nothing about whether there is one.',
      query: Closed({ username: Label(100) }),
      output: { kind: 'data', schema: Closed({ accepted: T.Literal(true) }) },
      run: smsCode,
    }),
  },
})
