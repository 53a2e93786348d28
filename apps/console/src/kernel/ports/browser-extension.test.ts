import { EXTENSION_ID } from '@omc/core/extension'
import { afterEach, expect, test, vi } from 'vitest'
import { askExtension } from './browser-extension.ts'

const STATE = { version: '1.0.0', platforms: [{ origin: 'https://a.test', isAllowed: true }] }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function installed(answer: () => Promise<unknown>) {
  const sendMessage = vi.fn((_id: string, _message: unknown) => answer())
  vi.stubGlobal('chrome', { runtime: { sendMessage } })
  return sendMessage
}

test('without an extension that knows this page there is no answer', async () => {
  expect(await askExtension('state')).toBeNull()
  vi.stubGlobal('chrome', { runtime: {} })
  expect(await askExtension('frames')).toBeNull()
})

test('asks the product’s own extension, and takes its state', async () => {
  const sendMessage = installed(async () => STATE)
  expect(await askExtension('frames')).toEqual(STATE)
  expect(sendMessage.mock.calls).toEqual([[EXTENSION_ID, { ask: 'frames' }]])
})

test.each([
  ['one that has gone', () => Promise.reject(new Error('Could not establish connection.'))],
  ['one that answers something else', async () => ({ version: 1 })],
  ['one that refuses', async () => undefined],
])('%s is none', async (_name, answer) => {
  installed(answer)
  expect(await askExtension('state')).toBeNull()
})

test('one that stays silent is none, after two seconds', async () => {
  vi.useFakeTimers()
  installed(() => new Promise(() => undefined))
  const asked = askExtension('state')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await asked).toBeNull()
})
