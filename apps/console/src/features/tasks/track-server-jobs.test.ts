import { createSdk } from '@omc/sdk'
import { fakeTransport } from '@omc/sdk/testing'
import { expect, test } from 'vitest'
import type { Services } from '../../kernel/services/services-context.ts'
import { trackServerJobs } from './track-server-jobs.ts'

function setUp(person: object | null) {
  const transport = fakeTransport()
  transport.always('jobs.list', { body: { data: [], meta: { record_count: 0 } } })
  // as: without open jobs only these services are used.
  const services = {
    sdk: createSdk({ transport }),
    session: { state: { person } },
  } as unknown as Services
  return { transport, services }
}

test('asks for the open jobs of this person only', async () => {
  const { transport, services } = setUp({ id: '5', admin: true })
  await trackServerJobs(services)
  const asked = new URLSearchParams(transport.calls[0]?.query)
  expect(asked.get('filter[user_id]')).toBe('5')
  expect(asked.get('filter[state]')).toBe('queued,running')
})

test('asks nothing for people who may not read jobs', async () => {
  const { transport, services } = setUp({ id: '5', admin: false, roles: [], permissions: [] })
  await trackServerJobs(services)
  expect(transport.calls).toEqual([])
})
