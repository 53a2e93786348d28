import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, openTestPool, type TestDatabase } from '../../test/template-db.ts'
import { createPasswords } from '../auth/passwords.ts'
import { DEMO_PASSWORD } from './demo-people.ts'

let testDatabase: TestDatabase
let owner: Pool

beforeAll(async () => {
  testDatabase = await createTestDatabase('demo')
  owner = openTestPool(testDatabase.ownerUrl)
})
afterAll(async () => {
  await owner.end()
  await testDatabase.drop()
})

const one = async (text: string) => (await owner.query(text)).rows[0]

describe('the demo data', () => {
  it('makes the people of both teams, who sign in with the demo password', async () => {
    const { rows } = await owner.query(
      'select username, full_access, password_hash, business_team_id from users order by id',
    )
    expect(rows.map((row) => row.username)).toEqual([
      'admin',
      'site_admin',
      'manager',
      'auditor',
      'operator',
      'creator',
      'vip',
      'operator2',
    ])
    expect(rows.filter((row) => row.full_access).map((row) => row.username)).toEqual(['admin'])
    expect(rows.at(-1).business_team_id).not.toBe(rows[0].business_team_id)
    expect(await createPasswords().verify(rows[0].password_hash, DEMO_PASSWORD, [])).toBe(true)
  })

  it('has contents in every state and twelve queued items for 小红豆', async () => {
    const statuses = await owner.query(
      'select status, count(*)::int as n from carry_contents group by 1 order by 1',
    )
    expect(statuses.rows.map((row) => row.status)).toEqual([
      'checked',
      'deleted',
      'downloaded',
      'fetched',
      'processed',
      'published',
      'rejected',
    ])
    expect(statuses.rows.reduce((sum, row) => sum + row.n, 0)).toBeGreaterThanOrEqual(120)
    expect(
      await one(`select count(*)::int as n from publish_contents p join studio_accounts a on a.id = p.studio_account_id
        where a.nickname = '小红豆' and a.uid = '88213' and a.platform = 'youhaohuo' and p.status = 'queued'`),
    ).toEqual({ n: 12 })
  })

  it('leaves published items that equal their ledger, and no row that points into the other team', async () => {
    expect(
      await one(`select count(*)::int as n from publish_contents p where status = 'published'
        and not exists (select from publish_attempts a where a.publish_content_id = p.id and a.state = 'published'
          and a.feed_id = p.feed_id)`),
    ).toEqual({ n: 0 })
    expect(
      await one(`select count(*)::int as n from publish_contents p
        join (select id, business_team_id, 'carry' as family from carry_contents
          union all select id, business_team_id, 'smart' from smart_contents
          union all select id, business_team_id, 'creative' from creative_contents) c
          on c.id = p.content_id and c.family = p.family
        join studio_accounts a on a.id = p.studio_account_id
        where c.business_team_id <> p.business_team_id or a.business_team_id <> p.business_team_id`),
    ).toEqual({ n: 0 })
  })

  it('gives everyone fourteen notices, some unread, and each team a tree in reading order', async () => {
    const { rows } = await owner.query(
      `select user_id, count(*)::int as n, count(*) filter (where not readed)::int as unread from system_notices group by 1`,
    )
    expect(rows).toHaveLength(8)
    expect(rows.every((row) => row.n === 14 && row.unread === 6)).toBe(true)
    const broken =
      await one(`select count(*)::int as n from business_categories c join business_categories p on p.id = c.parent_id
      where c.level <> p.level + 1 or c.lft <= p.lft or c.business_team_id <> p.business_team_id`)
    expect(broken).toEqual({ n: 0 })
    expect((await one('select max(level) as level from business_categories')).level).toBe(3)
  })
})
