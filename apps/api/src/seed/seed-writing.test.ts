import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/support.ts'
import { brokenRule } from '../writing/broken-rule.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ data: 'demo' })
})
afterAll(() => t.close())

const TABLES = [
  'document_contents',
  'conversations',
  'windmill_crowds',
  'windmill_contents',
  'goudong_gold_ranks',
  'goudong_gold_pools',
  'smart_daren_accounts',
  'channel_rules',
  'content_items',
]

describe('the demo data', () => {
  it.each(TABLES)('has %s in both teams', async (table) => {
    const rows = await t.rows(`select distinct business_team_id from ${table}`)
    expect(rows).toHaveLength(2)
  })

  it('fills the lists of the screens that show one platform', async () => {
    const [row] = await t.rows(
      `select (select count(distinct business_team_id)::int from business_pools where source = 'douyin') as pools,
        (select count(distinct business_team_id)::int from smart_daren_accounts where platform = 'buyin') as creators`,
    )
    expect(row).toEqual({ pools: 2, creators: 2 })
  })

  it('can be searched from the start, living contents only', async () => {
    const [row] = await t.rows(
      `select (select count(*)::int from content_items where origin_type = 'carry_contents') as found,
        (select count(*)::int from carry_contents where deleted_at is null) as living`,
    )
    expect(row!.found).toBe(row!.living)
  })

  it('keeps to the rules of every channel it can be published to', async () => {
    const contents = await t.rows<Parameters<typeof brokenRule>[2] & { id: number }>(
      `select id, business_team_id, title, "desc", topic, images, paragraphs, items from carry_contents
       where deleted_at is null and (status <> 'published' or id % 12 = 0)`,
    )
    const channels = await t.rows<{ channel: string }>('select distinct channel from channel_rules')
    const broken = await t.database.asServer(async (db) => {
      const found: string[] = []
      for (const content of contents)
        for (const { channel } of channels) {
          const one = await brokenRule(db, channel, content)
          if (one)
            found.push(`${channel} ${content.id} ${one.rule} ${one.word ?? ''} ${content.title}`)
        }
      return found
    })
    expect(contents.length).toBeGreaterThan(100)
    expect(broken).toEqual([])
  })
})
