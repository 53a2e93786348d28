import { browserSessionPorts, createSession, type Sdk, type Session } from '@omc/sdk'
import { proxy } from 'valtio'
import { personQuestion } from './ask-person.ts'
import type { Credentials } from './exchange-credentials.ts'
import type { Person } from './person.ts'
import { sharedRun } from './run-once.ts'
import { loadPerson, mayBeSignedIn, signIn, signOut, startSession } from './session-calls.ts'
import type { ConsoleSessionOptions, SessionState } from './session-options.ts'
import { sdkOf } from './session-sdk.ts'
import { createSignInMark } from './sign-in-mark.ts'

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

/**
 * One session of the console over the SDK's: token, person and the calls that change them.
 *
 * @source console spec §4 session and token refresh; reliability C7, F12, F14
 */
export function createConsoleSession(options: ConsoleSessionOptions): ConsoleSession {
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
      question.forget()
      options.onSignedIn()
    },
    onSignedOut(reason) {
      question.forget()
      state.person = null
      mark.remove()
      options.onSignedOut(reason)
    },
  })
  const sdk = sdkOf(session, options)
  const question = personQuestion(sdk)
  const parts = { ...options, sdk, session, state, mark, question }
  return {
    sdk,
    session,
    state,
    start: sharedRun(() => startSession(parts)),
    mayBeSignedIn: () => mayBeSignedIn(parts),
    isSignedIn: () => session.token() !== null,
    load: sharedRun(() => loadPerson(parts)),
    signIn: (credentials) => signIn(parts, credentials),
    signOut: () => signOut(parts),
    reset: session.signOut,
  }
}
