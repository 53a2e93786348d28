import { expect, it } from 'vitest'

it('exports these names and no others', async () => {
  expect(Object.keys(await import('./index.ts')).toSorted()).toEqual([
    'ApiError',
    'REQUEST_TIMEOUT_MS',
    'SESSION_TIMING',
    'STATUS_TEXTS',
    'TOKEN_KEY',
    'browserSessionPorts',
    'callOperation',
    'createFetchTransport',
    'createSdk',
    'createSdkFor',
    'createSession',
    'eachItem',
    'isApiError',
    'loadOperations',
    'operationsIfLoaded',
    'parseOperation',
    'statusText',
    'withIdempotency',
  ])
})

it('exports these names for realtime', async () => {
  expect(Object.keys(await import('./realtime/index.ts')).toSorted()).toEqual([
    'CABLE_TIMING',
    'browserPageEvents',
    'openCable',
    'pollIntervalMs',
    'reconnectDelayMs',
    'superviseChannel',
  ])
})

it('exports these names for tests', async () => {
  expect(Object.keys(await import('./testing/index.ts')).toSorted()).toEqual([
    'buildRecord',
    'fakeTransport',
    'toDocument',
    'toErrorDocument',
    'toListDocument',
  ])
})
