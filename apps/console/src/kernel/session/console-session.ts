import type { KeyValueStore } from '@omc/core'
import {
  browserSessionPorts,
  createSession,
  isApiError,
  statusText,
  type Language,
  type Sdk,
  type Session,
  type SessionOptions,
  type SignedOutReason,
  type Transport,
} from '@omc/sdk'
import { proxy } from 'valtio'
import { loadPart } from '../errors/load-part.ts'
import { parsePerson, type Person } from './person.ts'
import { createSignInMark } from './sign-in-mark.ts'

export type Credentials =
  | { readonly kind: 'password'; readonly username: string; readonly password: string }
  | { readonly kind: 'code'; readonly username: string; readonly code: string }
  /** The code that an outside provider gave this browser. */
  | { readonly kind: 'social'; readonly code: string }

export type SessionState = {
  person: Person | null
  /** Signed in by hand on this page and not greeted yet. */
  isFresh: boolean
}

export type ConsoleSession = {
  /** Loaded when it is first needed: the sign-in form is shown without it. */
  readonly sdk: () => Promise<Sdk>
  readonly session: Session
  /** A valtio state: read it with `useSnapshot`. */
  readonly state: SessionState
  /**
   * Own token, else a sibling tab's, else one refresh; nobody is asked where nobody signed in. With
   * a session the person is asked for at once, for the first `load`.
   */
  readonly start: () => ReturnType<Session['start']>
  /** False only when it is certain that nobody is signed in. */
  readonly mayBeSignedIn: () => boolean
  readonly isSignedIn: () => boolean
  /** Loads who is signed in. @throws ApiError · MalformedPerson */
  readonly load: () => Promise<Person>
  /** @throws ApiError with the server's message · MissingToken */
  readonly signIn: (credentials: Credentials) => Promise<void>
  /** Ends the session on the server and in every tab; without a server at least here. */
  readonly signOut: () => Promise<void>
  /** Forgets the session without asking the server. */
  readonly reset: () => void
}

/** The answer to a sign-in had no token. @source console spec §5, §8 */
export class MissingToken extends Error {
  override readonly name = 'MissingToken'
}

/** The answer about the person cannot be used. @source console spec §5, §8 */
export class MalformedPerson extends Error {
  override readonly name = 'MalformedPerson'
}

/** What the page does when the session changes by itself. */
export type SessionReactions = {
  readonly onSignedOut: (reason: SignedOutReason) => void
  /** Another tab signed in. */
  readonly onSignedIn: () => void
  /** The server said 403. */
  readonly onForbidden: () => void
  /** What the server says about the person cannot be used. */
  readonly onMalformed: () => void
}

export type ConsoleSessionOptions = SessionReactions & {
  readonly language: () => Language
  readonly ports?: Pick<SessionOptions, 'storage' | 'channel' | 'locks' | 'clock' | 'random'>
  readonly createTransport?: (session: Session) => Transport
  /** Default: the browser's. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** Where the browser keeps that somebody signed in here. */
  readonly settings?: () => KeyValueStore
  /** What the answer to a sign-in calls its token. @source console spec §5 */
  readonly tokenField?: string
}

/**
 * One session of the console over the SDK's: token, person and the calls that change them.
 *
 * @source console spec §4 session and token refresh; reliability C7, F12, F14
 */
export function createConsoleSession(options: ConsoleSessionOptions): ConsoleSession {
  const { language, tokenField = 'access_token' } = options
  const state = proxy<SessionState>({ person: null, isFresh: false })
  const mark = createSignInMark(options.settings)
  const session = createSession({
    ...(options.ports ?? browserSessionPorts()),
    async refresh(signal) {
      const { auth } = await sdk()
      return (await auth.refresh_token({}, { signal })).access_token
    },
    onForbidden: options.onForbidden,
    onSignedIn() {
      asked = null
      options.onSignedIn()
    },
    onSignedOut(reason) {
      asked = null
      state.person = null
      mark.remove()
      options.onSignedOut(reason)
    },
  })
  const transport = options.createTransport?.(session)
  const sdk = loadedOnce(async () => {
    const { createConsoleSdk } = await loadPart(() => import('./create-console-sdk.ts'))
    return createConsoleSdk({
      ...(transport
        ? { transport }
        : {
            baseUrl: '',
            session,
            hooks: { onRequest: ({ headers }) => void (headers['accept-language'] = language()) },
            ...(options.fetch && { fetch: options.fetch }),
          }),
      messageOf: (status, kind) => statusText(status, language(), kind),
    })
  })
  const mayBeSignedIn = () => session.token() !== null || mark.mayBeSignedIn()
  let loading: Promise<Person> | null = null
  let asked: Promise<unknown> | null = null
  let starting: ReturnType<Session['start']> | null = null

  const ask = async (): Promise<unknown> => (await sdk()).users.get_info()

  async function load(): Promise<Person> {
    const answer = asked ?? ask()
    asked = null
    const result = parsePerson(await answer)
    if (result.tag === 'malformed') {
      options.onMalformed()
      throw new MalformedPerson(result.field)
    }
    // A sign-out during the call wins over its answer.
    if (session.token() !== null) state.person = result.person
    return result.person
  }

  async function start(): ReturnType<Session['start']> {
    if (!mayBeSignedIn()) return 'signed-out'
    const started = await session.start()
    if (started === 'signed-in') {
      mark.set()
      // The guard wants to know next; its script may still be on its way.
      asked = ask()
      asked.catch(toldByLoad)
    }
    if (started === 'signed-out') mark.remove()
    return started
  }

  return {
    sdk,
    session,
    state,
    start() {
      starting ??= start().finally(() => {
        starting = null
      })
      return starting
    },
    mayBeSignedIn,
    isSignedIn: () => session.token() !== null,
    load() {
      loading ??= load().finally(() => {
        loading = null
      })
      return loading
    },
    async signIn(credentials) {
      const answer = await exchange(await sdk(), credentials).catch((error: unknown) => {
        const isEmpty = isApiError(error) && error.kind === 'invalid-response'
        throw isEmpty ? new MissingToken(tokenField, { cause: error }) : error
      })
      const token = answer[tokenField]
      if (typeof token !== 'string' || token === '') throw new MissingToken(tokenField)
      asked = null
      state.person = null
      state.isFresh = true
      session.signIn(token)
      mark.set()
    },
    async signOut() {
      try {
        await (await sdk()).auth.logout()
      } finally {
        session.signOut()
      }
    },
    reset: session.signOut,
  }
}

/** What the server calls this program; a secret that every visitor can read is none. */
const CLIENT = { client_id: 'omc-console', client_secret: 'public' } as const

/** Any of the sign-ins; what comes back is looked at before it counts. @source console spec §7 */
function exchange(
  { auth }: Sdk,
  credentials: Credentials,
): Promise<Readonly<Record<string, unknown>>> {
  if (credentials.kind === 'social') return auth.code({ code: credentials.code })
  const { kind, username } = credentials
  return auth.login({
    grant_type: 'password',
    scope: 'public',
    ...CLIENT,
    username,
    ...(kind === 'password' ? { password: credentials.password } : { code: credentials.code }),
  })
}

function toldByLoad(): void {
  // The caller that loads the person gets the same failure.
}

/** Loads once for all who ask; what failed is tried again by the next. */
function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}
