import {
  createSdk,
  createSession,
  type AnyCall,
  type Hooks,
  type Sdk,
} from '../../libs/sdk/src/index.ts'
import { createCookieFetch } from './cookie-fetch.ts'

/** A sent request. */
export interface Sent {
  operation: string
  idempotencyKey: string | undefined
}

/** Another person with the headers that their browser sends. */
export interface Somebody {
  token: string | undefined
  headers: Readonly<Record<string, string>>
}

/** The SDK over TCP, as an application creates it, with helpers. */
export interface WalkSdk {
  /** SDK of the signed-in person, whose session renews itself. */
  own: Sdk
  /** SDK of another person. */
  as: (somebody: Somebody) => Sdk
  /** Signs in by name and password; returns the token. */
  signIn: (username: string, password: string) => Promise<string>
  sent: Sent[]
}

/** Creates the walk's SDK; the only place that does. */
export function createWalkSdk(baseUrl: string): WalkSdk {
  const sent: Sent[] = []
  const hooks = (more: Readonly<Record<string, string>> = {}): Hooks => ({
    onRequest({ operation, headers }) {
      sent.push({ operation, idempotencyKey: headers['idempotency-key'] })
      Object.assign(headers, more)
    },
  })
  const session = createSession()
  const own = createSdk({ baseUrl, session, fetch: createCookieFetch(), hooks: hooks() })
  return {
    own,
    as: ({ token, headers }) =>
      createSdk({ baseUrl, getToken: () => token ?? null, hooks: hooks(headers) }),
    async signIn(username, password) {
      const { access_token: token } = await own.auth.login({ username, password })
      session.signIn(token)
      return token
    },
    sent,
  }
}

/** Ids of all operations of an SDK. */
export const operationIds = (sdk: Sdk): string[] =>
  Object.entries(sdk)
    .filter(([name]) => name !== 'request')
    .flatMap(([resource, calls]) => Object.keys(calls).map((name) => `${resource}.${name}`))

type Calls = Readonly<Record<string, Readonly<Record<string, object>>>>

/** Function of an operation, by its id. */
export function callOf(sdk: Omit<Sdk, 'request'>, id: string): AnyCall | undefined {
  const calls: Calls = sdk
  const [resource = '', name = ''] = id.split('.')
  // as: every member of a resource is a call.
  return calls[resource]?.[name] as AnyCall | undefined
}
