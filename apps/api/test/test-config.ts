import { createKeys } from '../src/auth/keys.ts'
import { readConfig } from '../src/kernel/config.ts'

/** The instant the demo rows of the templates are made at. */
export const START = new Date('2026-11-20T02:00:00.000Z')

export const testConfig = readConfig({
  SECRET_KEY: 'a root key that only the tests know about',
  DEMO: '0',
  SMS_SENDER: 'log',
  LOG_LEVEL: 'silent',
  // More server connections than any limit that a race could break: half of these.
  DATABASE_POOL: '10',
})

export const testKeys = createKeys(testConfig.secretKey ?? '')

/** Passwords of the two serving roles, as the server derives them. */
export const ROLE_PASSWORDS = {
  app: testKeys.derive('role-app').toString('base64url'),
  jobs: testKeys.derive('role-jobs').toString('base64url'),
}
