import { expect, it } from 'vitest'
import { registry } from '../../../src/resources/index.ts'
import { inSendingOrder } from './sending-order.ts'

it('sends everything before the person is signed out', () => {
  const ids = inSendingOrder(registry.operations).map(({ id }) => id)
  expect(ids.toSorted()).toEqual(registry.operations.map(({ id }) => id).toSorted())
  const afterwards = ids.slice(ids.indexOf('auth.logout') + 1)
  expect(afterwards.filter((id) => !id.startsWith('auth.'))).toEqual([])
  expect(ids.indexOf('sessions.end')).toBeLessThan(ids.indexOf('auth.login'))
})
