import { behaviour } from '@omc/behaviours/vitest'
import { createSdk } from '@omc/sdk'
import { fakeTransport } from '@omc/sdk/testing'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../data/create-query-client.ts'
import { creatorTags } from './creator-tags.ts'

const TAGS = [{ id: '7', label: '穿搭', parent_id: null }]

function setUp() {
  const fake = fakeTransport()
  const told = { tell: vi.fn(), report: vi.fn() }
  const options = creatorTags(createSdk({ transport: fake }))
  return { fake, told, options, client: createQueryClient(told) }
}

test('creator tag info is asked for without payload', async () => {
  const { fake, options, client } = setUp()
  fake.answer('business_teams.creator_tag_info', { body: { data: TAGS } })
  await behaviour('B-141', async () => {
    expect(await client.fetchQuery(options)).toEqual(TAGS)
    expect(fake.calls).toMatchObject([
      { operation: 'business_teams.creator_tag_info', query: '', body: { kind: 'none' } },
    ])
  })
})

test('creator tags that cannot be loaded are null, and nobody is told', async () => {
  const { fake, options, client, told } = setUp()
  fake.answer('business_teams.creator_tag_info', { body: { data: TAGS } })
  await client.fetchQuery(options)
  fake.answer('business_teams.creator_tag_info', { status: 500, body: {} })
  await behaviour(['B-141', 'E-005'], async () => {
    expect(await client.fetchQuery({ ...options, staleTime: 0 })).toBeNull()
    expect(told.tell).not.toHaveBeenCalled()
    expect(told.report).not.toHaveBeenCalled()
  })
})
