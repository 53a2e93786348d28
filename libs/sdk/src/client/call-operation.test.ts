import { expect, it } from 'vitest'
import { allOperations } from '../operations/all-operations.ts'
import { fakeTransport } from '../testing/fake-transport.ts'
import { callOperation } from './call-operation.ts'
import { createSdk } from './create-sdk.ts'

it('calls every operation of the product by its id', async () => {
  const fake = fakeTransport()
  const sdk = createSdk({ transport: fake })
  for (const { id, path, result } of allOperations().values()) {
    // A list is the one result that is never nothing.
    const isList = result === 'list'
    fake.answer(id, isList ? { body: { data: [] } } : { status: 204 })
    // Every path of the product knows no parameter but these; the types are beside the point here.
    const call = callOperation as (...call: unknown[]) => Promise<unknown>
    const names = [...path.matchAll(/\{([^}]+)\}/g)]
    const args = Object.fromEntries(names.map(([, name = '']) => [name, '1']))
    const empty = { items: [], total: 0, totalCapped: false, nextCursor: null }
    expect(await call(sdk, id, args)).toEqual(isList ? empty : null)
  }
  expect(fake.unused()).toEqual([])
  expect(fake.calls.map((call) => call.operation)).toEqual([...allOperations().keys()])
})

it('refuses an operation that is not there', async () => {
  const sdk = createSdk({ transport: fakeTransport() })
  expect(() => callOperation(sdk, 'auth.nothing' as 'auth.logout', {})).toThrow('auth.nothing')
})
