import {
  createSdk,
  createSession,
  type AnyCall,
  type AnySdk,
  type Hooks,
  type Sdk,
} from '../../libs/sdk/src/index.ts'
import { createCookieFetch } from './cookie-fetch.ts'

/** A request as it went out. */
export interface Sent {
  operation: string
  idempotencyKey: string | undefined
}

/** Somebody else, and what the browser of that person sends by itself. */
export interface Somebody {
  token: string | undefined
  headers: Readonly<Record<string, string>>
}

/** The SDK as an application makes it, over TCP, and what is around it. */
export interface WalkSdk {
  /** Of the person who signed in, with a session that renews itself. */
  own: Sdk
  /** Of anybody else. */
  as: (somebody: Somebody) => Sdk
  /** Signs in by name and password, as a person does; gives the token. */
  signIn: (username: string, password: string) => Promise<string>
  sent: Sent[]
}

/** The one place where the walk makes its SDK. */
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

/** Every operation of an SDK. */
export const operationIds = (sdk: Sdk): string[] =>
  Object.entries(sdk)
    .filter(([name]) => name !== 'request')
    .flatMap(([resource, calls]) => Object.keys(calls).map((name) => `${resource}.${name}`))

/** The call of an operation that is known by its id only. */
export function callOf(sdk: Sdk, id: string): AnyCall | undefined {
  const [resource = '', name = ''] = id.split('.')
  // By construction every id names a member of the SDK.
  return (sdk as unknown as AnySdk)[resource]?.[name]
}
