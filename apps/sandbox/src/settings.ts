import type { OauthClients } from './oauth/oauth-clients.ts'

/** Settings of the stand-in channel. */
export type Settings = {
  readonly port: number
  readonly token: string
  readonly consoleOrigins: readonly string[]
  readonly oauth: OauthClients
  readonly dataFile: string | undefined
}

/** Settings, or the sentence that says which variable is wrong. */
export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly message: string }

/**
 * Reads SANDBOX_PORT (8090), SANDBOX_TOKEN, CONSOLE_ORIGIN (one or several, by comma),
 * SANDBOX_DATA (journal file; without it posts are forgotten on exit), and for sign-ins
 * SANDBOX_OAUTH_CLIENT (omc-console), SANDBOX_OAUTH_SECRET (none) and SANDBOX_OAUTH_RETURNS
 * (addresses, by comma; `/callback` of the consoles).
 *
 * @source architecture §0
 */
export function parseSettings(env: Record<string, string | undefined>): SettingsResult {
  const portText = env['SANDBOX_PORT'] || '8090'
  const port = Number(portText)
  if (!/^\d{1,5}$/.test(portText) || port > 65_535) {
    return { ok: false, message: `SANDBOX_PORT must be a port number, not "${portText}"` }
  }
  const token = env['SANDBOX_TOKEN'] || 'sandbox-demo-token'
  if (token.length < 8)
    return { ok: false, message: 'SANDBOX_TOKEN must have 8 characters or more' }
  const consoleOrigins = (env['CONSOLE_ORIGIN'] || 'http://localhost:8080').split(',')
  const wrong = consoleOrigins.find((text) => !isOrigin(text))
  if (wrong !== undefined) {
    return { ok: false, message: `CONSOLE_ORIGIN must be an origin, not "${wrong}"` }
  }
  const returns =
    (env['SANDBOX_OAUTH_RETURNS'] || undefined)?.split(',') ??
    consoleOrigins.map((origin) => `${origin}/callback`)
  const bad = returns.find((text) => !isReturn(text))
  if (bad !== undefined)
    return { ok: false, message: `SANDBOX_OAUTH_RETURNS must be addresses, not "${bad}"` }
  const oauth = {
    clientId: env['SANDBOX_OAUTH_CLIENT'] || 'omc-console',
    clientSecret: env['SANDBOX_OAUTH_SECRET'] || undefined,
    redirectUris: returns,
  }
  return {
    ok: true,
    settings: { port, token, consoleOrigins, oauth, dataFile: env['SANDBOX_DATA'] || undefined },
  }
}

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text

const isReturn = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).hash === ''
