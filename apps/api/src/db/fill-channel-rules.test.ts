import { CHANNEL_ROWS, type ChannelRow } from '@omc/core'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/support.ts'
import { fillChannelRules, rulesOf } from './fill-channel-rules.ts'

let t: TestApp
let owner: Kysely<unknown>
beforeAll(async () => {
  t = await createTestApp()
  owner = new Kysely({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: t.testDatabase.ownerUrl }) }),
  })
})
afterAll(async () => {
  await owner.destroy()
  await t.close()
})

const RULE = `title_min, title_max, desc_max, paragraphs_max, images_min, images_max, image_ratios, topics_max, items_max`

it.each(CHANNEL_ROWS.map((row) => [row.name, row] as const))(
  'the defaults of %s are the limits of its row',
  async (name, row: ChannelRow) => {
    const rows = await t.rows(`select ${RULE} from channel_rule_defaults where channel = $1`, [
      name,
    ])
    expect(rows).toEqual([rulesOf(row)])
  },
)

it('defaults that differ from the rows follow them, and no team loses what it has', async () => {
  const rules = () => t.rows('select * from channel_rules order by id')
  const before = await rules()
  await t.rows(`update channel_rule_defaults set title_max = 99, image_ratios = '{9:9}'`)
  await fillChannelRules(owner)
  const defaults = await t.rows(`select channel, ${RULE} from channel_rule_defaults`)
  expect(defaults).toHaveLength(CHANNEL_ROWS.length)
  for (const row of CHANNEL_ROWS)
    expect(defaults).toContainEqual({ channel: row.name, ...rulesOf(row) })
  expect(await rules()).toEqual(before)
})

it('a channel that is new gets its rules in every team; what a team has written stays', async () => {
  const teams = await t.rows('select id from business_teams')
  await t.rows(`delete from channel_rules where channel = 'wetao'`)
  await t.rows(`delete from channel_rule_defaults where channel = 'wetao'`)
  await t.rows(`update channel_rules set title_max = 7 where channel = 'jd'`)
  await fillChannelRules(owner)
  await fillChannelRules(owner)
  const rules = await t.rows<{ title_max: number; words: number }>(
    `select title_max, jsonb_array_length(banned_words) as words from channel_rules where channel = 'wetao'`,
  )
  expect(rules).toHaveLength(teams.length)
  for (const { title_max: max, words } of rules) {
    expect(max).toBe(40)
    expect(words).toBeGreaterThan(0)
  }
  expect(await t.rows(`select distinct title_max from channel_rules where channel = 'jd'`)).toEqual(
    [{ title_max: 7 }],
  )
})
