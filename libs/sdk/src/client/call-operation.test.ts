import { expect, it } from 'vitest'
import { OPERATIONS } from '../generated/operations.ts'
import { fakeTransport } from '../testing/fake-transport.ts'
import { callOperation } from './call-operation.ts'
import { createSdk } from './create-sdk.ts'

it('calls every operation of the product by its id', async () => {
  const fake = fakeTransport()
  const sdk = createSdk(fake.transport)
  for (const id of Object.keys(OPERATIONS)) {
    fake.answer(id, { status: 204 })
    // Every path of the product knows no parameter but these; the types are beside the point here.
    const call = callOperation as (...call: unknown[]) => Promise<unknown>
    const names = [...(OPERATIONS[id as 'auth.login'][0] as string).matchAll(/\{([^}]+)\}/g)]
    const args = Object.fromEntries(names.map(([, name = '']) => [name, '1']))
    expect(await call(sdk, id, args)).toBeNull()
  }
  expect(fake.unused()).toEqual([])
  expect(fake.calls.map((call) => call.operation)).toEqual(Object.keys(OPERATIONS))
})

it('refuses an operation that is not there', async () => {
  const sdk = createSdk(fakeTransport().transport)
  await expect(callOperation(sdk, 'auth.nothing' as 'auth.logout', {})).rejects.toThrow(
    'auth.nothing',
  )
})
