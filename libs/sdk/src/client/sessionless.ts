/**
 * Operations that open a session or come before one: they carry no token, never wait for a
 * renewal, and the server keeps no answers for them under an idempotency key.
 */
export const SESSIONLESS: readonly string[] = [
  'auth.login',
  'auth.refresh_token',
  'auth.social_login',
  'auth.exchange_auth_code',
  'auth.sms_code',
  'auth.signup',
  'auth.register',
]
