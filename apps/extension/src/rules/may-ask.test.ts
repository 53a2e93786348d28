import { expect, test } from 'vitest'
import { consoleTab } from './may-ask.ts'

const CONSOLE = 'http://localhost:8080'
const page = { origin: CONSOLE, frameId: 0, documentLifecycle: 'active', tab: { id: 5 } }

test('the console’s own page is known by its tab', () => {
  expect(consoleTab(page, CONSOLE)).toBe(5)
})

test.each([
  ['another origin', { ...page, origin: 'http://evil.test' }],
  ['another port', { ...page, origin: 'http://localhost:8081' }],
  ['a subdomain', { ...page, origin: 'http://sub.localhost:8080' }],
  ['another scheme', { ...page, origin: 'https://localhost:8080' }],
  ['an opaque origin', { ...page, origin: 'null' }],
  ['no origin', { frameId: 0, tab: { id: 5 } }],
  ['a frame', { ...page, frameId: 3 }],
  ['a page that is not shown yet', { ...page, documentLifecycle: 'prerender' }],
  ['another extension', { ...page, id: 'a'.repeat(32) }],
  ['no tab', { origin: CONSOLE, frameId: 0 }],
])('%s is nobody', (_name, sender) => {
  expect(consoleTab(sender, CONSOLE)).toBeUndefined()
})
