import type { Sdk, Session } from '@omc/sdk'
import type { PersonQuestion } from './ask-person.ts'
import { exchangeCredentials, type Credentials } from './exchange-credentials.ts'
import { parsePerson, type Person } from './person.ts'
import type { ConsoleSessionOptions, SessionState } from './session-options.ts'
import type { SignInMark } from './sign-in-mark.ts'

type SessionParts = Pick<ConsoleSessionOptions, 'onMalformed' | 'tokenField'> & {
  readonly sdk: () => Promise<Sdk>
  readonly session: Session
  readonly state: SessionState
  readonly mark: SignInMark
  readonly question: PersonQuestion
}

/** The server's answer about the person is malformed. @source console spec §5, §8 */
export class MalformedPerson extends Error {
  override readonly name = 'MalformedPerson'
}

export const mayBeSignedIn = ({ session, mark }: SessionParts): boolean =>
  session.token() !== null || mark.mayBeSignedIn()

export async function startSession(parts: SessionParts): ReturnType<Session['start']> {
  if (!mayBeSignedIn(parts)) return 'signed-out'
  const { session, mark, question } = parts
  const started = await session.start()
  if (started === 'signed-in') {
    mark.set()
    // The guard needs the person next; its chunk may still be loading.
    question.askAhead()
  }
  if (started === 'signed-out') mark.remove()
  return started
}

/** @throws ApiError · MalformedPerson */
export async function loadPerson(parts: SessionParts): Promise<Person> {
  const { session, state, question, onMalformed } = parts
  const result = parsePerson(await question.answer())
  if (result.tag === 'malformed') {
    onMalformed()
    throw new MalformedPerson(result.field)
  }
  // A sign-out during the call wins over its answer.
  if (session.token() !== null) state.person = result.person
  return result.person
}

/** @throws ApiError with the server's message · MissingToken */
export async function signIn(parts: SessionParts, credentials: Credentials): Promise<void> {
  const { sdk, session, state, mark, question, tokenField = 'access_token' } = parts
  const token = await exchangeCredentials(await sdk(), credentials, tokenField)
  question.forget()
  state.person = null
  state.isFresh = true
  session.signIn(token)
  mark.set()
}

export async function signOut({ sdk, session }: SessionParts): Promise<void> {
  try {
    await (await sdk()).auth.logout()
  } finally {
    session.signOut()
  }
}
