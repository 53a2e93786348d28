import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFactories } from '../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../test/support.ts'
import { registry } from '../resources/index.ts'

/** Lists that people keep open while jobs, channels and colleagues change their rows. */
const LIVE = [
  'business_pools',
  'carry_publishes',
  'creative_materials',
  'creative_paragraphs',
  'creative_publishes',
  'creator_tasks',
  'deliveries',
  'document_contents',
  'exports',
  'jobs',
  'plans',
  'publish_attempts',
  'smart_publishes',
  'studio_sources',
]

let t: TestApp
let manager: Caller
let own: Caller
let colleague: Caller
let stranger: Caller
beforeAll(async () => {
  t = await createTestApp()
  manager = await t.as('manager')
  stranger = await t.as('operator2')
  const make = createFactories(t.database)
  const person = async (username: string) => {
    await make.user({ username, business_team_id: manager.teamId, roles: ['svip'] })
    return t.as(username)
  }
  own = await person('live-own')
  colleague = await person('live-colleague')
})
afterAll(() => t.close())

it.each(LIVE)('%s is asked for what changed, by the column that it is ordered by', (type) => {
  const { filters, sorts } = registry.resources.find((one) => one.type === type) ?? {}
  expect(filters?.['updated_since']?.finds).toEqual({ by: 'from', of: ['updated_at'] })
  expect(filters?.['updated_until']?.finds).toEqual({ by: 'before', of: ['updated_at'] })
  expect(sorts).toContain('updated_at')
})

describe('what changed since a moment', () => {
  // Later than all other rows.
  const SINCE = '2031-01-01T00:00:00Z'
  const OF = {
    jobs: `insert into jobs (kind, business_team_id, user_id, updated_at) select 'spider_sources'`,
    document_contents: `insert into document_contents (content, content_hash, business_team_id, user_id, updated_at) select 'text', md5(format('%s %s', $2::bigint, n))`,
  }
  const news = async (caller: Caller, type: string) => {
    const query = { 'filter[updated_since]': SINCE, 'page[size]': '1' }
    const { status, body } = await caller.get(`/api/v1/${type}`, query)
    return [status, body.meta?.record_count]
  }

  it.each(Object.entries(OF))(
    'counts in %s the rows that the person sees',
    async (type, insert) => {
      for (const { userId } of [own, colleague])
        await t.rows(
          `${insert}, $1, $2, $3::timestamptz + n * interval '1 minute' from generate_series(-2, 2) n`,
          [manager.teamId, userId, SINCE],
        )
      // Minutes 0, 1 and 2: the moment itself belongs to what changed.
      expect(await news(own, type)).toEqual([200, 3])
      expect(await news(colleague, type)).toEqual([200, 3])
      expect(await news(manager, type)).toEqual([200, 6])
      expect(await news(stranger, type)).toEqual([200, 0])
    },
  )

  it('needs the right to list', async () => {
    expect((await t.anyone.get('/api/v1/jobs', { 'filter[updated_since]': SINCE })).status).toBe(
      401,
    )
    expect((await own.get('/api/v1/deliveries', { 'filter[updated_since]': SINCE })).status).toBe(
      403,
    )
  })
})
