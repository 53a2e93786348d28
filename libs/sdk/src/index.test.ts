import { expect, it } from 'vitest'

it('exports these names and no others', async () => {
  expect(Object.keys(await import('./index.ts')).toSorted()).toEqual([
    'AbortError',
    'ApiError',
    'AuthenticationError',
    'ConflictError',
    'ExportFailed',
    'InvalidAnswerError',
    'NetworkError',
    'NotFoundError',
    'PermissionError',
    'REQUEST_TIMEOUT_MS',
    'RateLimitError',
    'SESSION_LOCK',
    'SESSION_TIMING',
    'STATUS_TEXTS',
    'ServerError',
    'TAB_LOCK',
    'TOKEN_KEY',
    'TimeoutError',
    'ValidationError',
    'allOperations',
    'browserSessionPorts',
    'callOperation',
    'createError',
    'createFetchTransport',
    'createSdk',
    'createSdkFor',
    'createSession',
    'isApiError',
    'memoryStorage',
    'runExport',
    'statusText',
    'uploadFile',
  ])
})

it('exports these names for realtime', async () => {
  expect(Object.keys(await import('./realtime/index.ts')).toSorted()).toEqual([
    'CABLE_TIMING',
    'browserPageEvents',
    'channels',
    'createCommandInbox',
    'declareChannel',
    'openCable',
    'parseRemoteCommand',
    'pollIntervalMs',
    'reconnectDelayMs',
    'storageCommandMemory',
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
