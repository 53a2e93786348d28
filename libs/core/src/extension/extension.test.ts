import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  addressManifest,
  type Deployment,
  deploymentHash,
  EXTENSION_ID,
  EXTENSION_KEY,
  isFramedPolicy,
  parseAsk,
  parseExtensionState,
} from './index.ts'
import { EXTENSION_ASKS } from './messages.ts'

test('the id is the one that a browser derives from the key', () => {
  const digest = createHash('sha256').update(Buffer.from(EXTENSION_KEY, 'base64')).digest('hex')
  const letters = Array.from(digest.slice(0, 32), (hex) =>
    String.fromCharCode(97 + parseInt(hex, 16)),
  )
  expect(letters.join('')).toBe(EXTENSION_ID)
})

test('an ask is one of three names and nothing beside it', () => {
  expect(EXTENSION_ASKS.map((ask) => parseAsk({ ask }))).toEqual(['state', 'frames', 'choose'])
  const others: unknown[] = [
    undefined,
    null,
    'state',
    ['state'],
    {},
    { ask: 'cookies' },
    { ask: 'state', tabId: 1 },
    { ask: { toString: () => 'state' } },
    Object.assign(Object.create({ ask: 'state' }), {}),
  ]
  expect(others.map(parseAsk)).toEqual(others.map(() => undefined))
})

test('an answer is taken whole or not at all', () => {
  const platforms = [{ origin: 'https://a.test', isAllowed: true }]
  expect(parseExtensionState({ version: '1.0.0', platforms, more: 1 })).toEqual({
    version: '1.0.0',
    platforms,
  })
  const whole = { version: '1.1.0', deploymentHash: '0a1b2c3d', platforms }
  expect(parseExtensionState(whole)).toEqual(whole)
  for (const wrong of [
    null,
    'ok',
    { version: 1, platforms },
    { version: '1.0.0' },
    { version: '1.0.0', deploymentHash: 1, platforms },
    { version: '1.0.0', platforms: [null] },
    { version: '1.0.0', platforms: [...platforms, { origin: 'https://b.test' }] },
  ])
    expect(parseExtensionState(wrong)).toBeUndefined()
})

test('a manifest is addressed to one console and the origins of its platforms', () => {
  const manifest = { name: 'a', optional_host_permissions: ['<all_urls>'] }
  const platforms = [{ origin: 'https://a.test' }, { origin: 'http://127.0.0.1:8090' }]
  expect(addressManifest(manifest, { console: 'https://omc.test:444', platforms })).toEqual({
    name: 'a',
    externally_connectable: { matches: ['https://omc.test:444/*'] },
    optional_host_permissions: ['https://a.test/*', 'http://127.0.0.1:8090/*'],
  })
})

test.each([
  ["default-src 'self'; img-src data:", true],
  ['', true],
  ["frame-ancestors 'none'", false],
  ["default-src 'self';Frame-Ancestors *", false],
  ["default-src 'self', frame-src *", false],
  ["default-src 'self'\r\nset-cookie: a=b", false],
])('whether %j can be stated beside the framing rule: %s', (policy, expected) => {
  expect(isFramedPolicy(policy)).toBe(expected)
})

test('the hash of a deployment tells other consoles, platforms and policies, and no other order', () => {
  const console = 'https://omc.test'
  const [a, b] = [{ origin: 'https://a.test' }, { origin: 'https://b.test' }]
  const deployments: Deployment[] = [
    { console, platforms: [a, b] },
    { console: 'https://other.test', platforms: [a, b] },
    { console, platforms: [a] },
    { console, platforms: [a, { origin: 'https://c.test' }] },
    { console, platforms: [a, { ...b, policy: '' }] },
    { console, platforms: [a, { ...b, policy: "script-src 'self'" }] },
  ]
  const hashes = deployments.map(deploymentHash)
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{8}$/)
  expect(new Set(hashes).size).toBe(deployments.length)
  expect(deploymentHash({ console, platforms: [b, a] })).toBe(hashes[0])
})
