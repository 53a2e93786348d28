import { isApiError, type Sdk } from '@omc/sdk'

export type Credentials =
  | { readonly kind: 'password'; readonly username: string; readonly password: string }
  | { readonly kind: 'code'; readonly username: string; readonly code: string }
  /** The code that an outside provider gave this browser. */
  | { readonly kind: 'social'; readonly code: string }

/** The answer to a sign-in had no token. @source console spec §5, §8 */
export class MissingToken extends Error {
  override readonly name = 'MissingToken'
}

/** OAuth client of the console. The secret is public: every visitor can read it. */
const CLIENT = { client_id: 'omc-console', client_secret: 'public' } as const

/** @source console spec §7, login */
export const PASSWORD_GRANT = { grant_type: 'password', scope: 'public' } as const

/** Exchanges the credentials of any kind of sign-in for a token. @throws ApiError with the server's message · MissingToken */
export async function exchangeCredentials(
  sdk: Sdk,
  credentials: Credentials,
  tokenField: string,
): Promise<string> {
  const answer = await ask(sdk, credentials).catch((error: unknown) => {
    const isEmpty = isApiError(error) && error.kind === 'invalid-response'
    throw isEmpty ? new MissingToken(tokenField, { cause: error }) : error
  })
  const token = answer[tokenField]
  if (typeof token !== 'string' || token === '') throw new MissingToken(tokenField)
  return token
}

/** The answer is untrusted: the caller checks it. @source console spec §7 */
function ask({ auth }: Sdk, credentials: Credentials): Promise<Readonly<Record<string, unknown>>> {
  if (credentials.kind === 'social') return auth.code({ code: credentials.code })
  const { kind, username } = credentials
  return auth.login({
    ...PASSWORD_GRANT,
    ...CLIENT,
    username,
    ...(kind === 'password' ? { password: credentials.password } : { code: credentials.code }),
  })
}
