import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const BAD: [string, string][] = [
  ['LEASE_SECONDS', 'abc'],
  ['LEASE_SECONDS', '-1'],
  ['PORT', '99999'],
  ['SECRET_KEY', 'short'],
  ['DEMO', 'maybe'],
  ['ENCRYPT_CREDENTIALS', 'sometimes'],
  ['CREDENTIAL_KEY_BITS', '512'],
  ['CREDENTIAL_KEY_BITS', '4096'],
  ['SANDBOX_URL', 'nonsense'],
  ['PUBLIC_ORIGIN', 'nonsense'],
  ['PUBLIC_ORIGIN', 'https://omc.example.com/path'],
  ['DATABASE_URL', 'nonsense'],
  ['FRAME_ORIGINS', 'http://a.test/b'],
  ['FRAME_POLICIES', 'none'],
  ['FRAME_POLICIES', '{"http://127.0.0.1:8090":1}'],
  ['FRAME_POLICIES', `{"http://127.0.0.1:8090/":"object-src 'none'"}`],
  ['FRAME_POLICIES', `{"http://127.0.0.1:8090":"frame-ancestors *"}`],
  ['FRAME_POLICIES', `{"https://not-framed.example.com":"object-src 'none'"}`],
  ['APP_ORIGINS', '*'],
  ['APP_ORIGINS', 'null'],
  ['APP_ORIGINS', 'https://*.example.com/'],
  ['APP_ORIGINS', 'https://app.example.com/'],
  ['TRUSTED_PROXIES', 'everybody'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '10'],
  ['TRUSTED_PROXIES', 'none, 10.0.0.1'],
  ['METRICS_TOKEN', 'short'],
  ['SMS_SENDER', 'pigeon'],
  ['SMS_SENDER', 'gateway'],
  ['SMS_URL', 'nonsense'],
  ['SMS_TEMPLATE_PARAMS', '{"code":1}'],
  ['SMS_TEMPLATE_PARAMS', 'code'],
]

describe('a bad setting', () => {
  it.each(BAD)('%s=%s is named before anything starts', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(name)
  })

  it('is told without a password that stands in it', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://owner:hidden-word@host/db' })).toThrow(
      /^(?![\s\S]*hidden-word)/,
    )
  })
})

it('settings without a value have their defaults', () => {
  expect(readConfig({ PUBLIC_ORIGIN: '', DATABASE_URL: ' ' })).toMatchObject({
    port: 8080,
    publicOrigin: 'http://localhost:8080',
    databaseUrl: undefined,
    leaseMs: 90_000,
    frameOrigins: ['http://127.0.0.1:8090'],
    framePolicies: {},
    appOrigins: [],
    trustedProxies: ['loopback'],
    metricsToken: undefined,
  })
})

it('proxies and app origins are lists', () => {
  expect(
    readConfig({
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,fd00::1',
      APP_ORIGINS: 'https://app.example.com, http://localhost:5173',
    }),
  ).toMatchObject({
    trustedProxies: ['loopback', '10.0.0.0/8', 'fd00::1'],
    appOrigins: ['https://app.example.com', 'http://localhost:5173'],
  })
  expect(readConfig({ TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([])
})
