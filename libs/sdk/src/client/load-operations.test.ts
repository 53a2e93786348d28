import { beforeEach, expect, it, vi } from 'vitest'
import { fakeTransport } from '../testing/fake-transport.ts'

beforeEach(() => {
  vi.resetModules()
  vi.doUnmock('../generated/operations.ts')
})

it('lets calls wait for the table, and has it at hand after the first', async () => {
  const { createSdk } = await import('./create-sdk.ts')
  const { operationsIfLoaded } = await import('./load-operations.ts')
  expect(operationsIfLoaded()).toBeNull()
  const fake = fakeTransport().answer('auth.logout', { status: 204 })
  expect(await createSdk(fake.transport).auth.logout()).toBeNull()
  expect(operationsIfLoaded()?.['auth.logout'][0]).toBe('POST /logout')
})

it('fails as a broken connection does without the table, and tries again', async () => {
  let isReachable = false
  vi.doMock('../generated/operations.ts', async (original) => {
    if (!isReachable) throw new TypeError('failed to fetch the module')
    return original()
  })
  const { createSdk } = await import('./create-sdk.ts')
  const fake = fakeTransport().answer('auth.logout', { status: 204 })
  const sdk = createSdk(fake.transport)
  await expect(sdk.auth.logout()).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'network',
    operation: 'auth.logout',
  })
  isReachable = true
  expect(await sdk.auth.logout()).toBeNull()
})

it('is no promise, and gives the same call every time', async () => {
  const { createSdk } = await import('./create-sdk.ts')
  const sdk = createSdk(fakeTransport().transport)
  expect(await Promise.resolve(sdk)).toBe(sdk)
  expect(sdk.plans.list).toBe(sdk.plans.list)
})
