import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../support.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

/** Tables that name a person or an account and belong to the whole team, or to the server, and why. */
const OF_THE_TEAM: Readonly<Record<string, string>> = {
  account_leases: 'who holds an account is asked by every executor before it takes it',
  access_account_card_uses: 'stands under a login, and is reached through it alone',
  business_pools: 'pools are the team’s',
  cable_tickets: 'of the own session alone: server-walls.test.ts',
  carry_item_assigns: 'reached through its item alone',
  carry_material_images: 'reached through its material alone',
  carry_material_texts: 'reached through its material alone',
  creative_materials: 'pictures of pools are the team’s',
  creative_paragraphs: 'texts of pools are the team’s',
  idempotency_keys: 'of the person alone: server-walls.test.ts',
  known_devices: 'only forgotten, with the password: server-walls.test.ts',
  outside_identities: 'only read, at sign-in',
  sessions: 'of people of the team, ended by rank: server-walls.test.ts',
  smart_paragraphs: 'texts of pools are the team’s',
  webhooks: 'only who works across teams reaches them',
  windmill_crowds: 'crowds are the team’s',
  writing_calls: 'what the team spends on writing is counted together',
}

it('every table that names a person or an account has a wall of the person, or a reason', async () => {
  const named = await t.rows<{ name: string }>(
    `select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not a.attisdropped
       and a.attname in ('user_id', 'studio_account_id') order by 1`,
  )
  const walled = await t.rows<{ name: string }>(
    `select distinct tablename as name from pg_policies
     where permissive = 'RESTRICTIVE' and cmd in ('ALL', 'UPDATE', 'SELECT')`,
  )
  const names = new Set(walled.map(({ name }) => name))
  const open = named.map(({ name }) => name).filter((name) => !names.has(name))
  expect(open).toEqual(Object.keys(OF_THE_TEAM).toSorted())
})
