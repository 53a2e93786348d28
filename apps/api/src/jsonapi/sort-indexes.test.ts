import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SMALL_LISTS } from '../../test/small-lists.ts'
import { createTestApp, type TestApp } from '../../test/support.ts'
import type { Db } from '../db/database.ts'
import type { Actor } from '../kernel/actor.ts'
import { registry } from '../resources/index.ts'
import { sortKeysOf } from './list-order.ts'
import { toListQuery } from './list-query.ts'
import type { Resource } from './resource.ts'
import { pageStatement } from './statements.ts'

let t: TestApp
let manager: Actor
let admin: Actor
beforeAll(async () => {
  t = await createTestApp()
  const [one, other] = [await t.as('manager'), await t.as('admin')]
  manager = { ...actorOf(one), username: 'manager', roles: ['manager'], admin: false }
  admin = { ...actorOf(other), username: 'admin', roles: ['admin'], admin: true }
})
afterAll(() => t.close())

const actorOf = ({ userId, teamId, sessionId }: Omit<Actor, 'username' | 'roles' | 'admin'>) => ({
  userId,
  teamId,
  sessionId,
})

/** Whether the planner has to sort when it would rather not. */
async function sorts(
  db: Db,
  actor: Actor,
  resource: Resource,
  values: Record<string, unknown>,
): Promise<boolean> {
  await sql`set local enable_sort = off`.execute(db)
  await sql`set local enable_seqscan = off`.execute(db)
  await sql`set local enable_bitmapscan = off`.execute(db)
  const query = toListQuery(resource, values)
  const statement = pageStatement({ registry, actor }, resource, query)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(db)
  const plan = rows.map((row) => row['QUERY PLAN'])
  const page = plan.findIndex((line) => /\bLimit\b/.test(line))
  return plan.slice(page).some((line) => /\bSort\b/.test(line.split('SubPlan')[0] ?? ''))
}

const LARGE = registry.resources.filter(({ verbs, type }) => verbs.list && !SMALL_LISTS.has(type))

describe('the orders of a list', () => {
  it('say of each column whether rows can be without a value', async () => {
    const nullable = await t.rows<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and is_nullable = 'YES'
         and table_name in (select relname from pg_class where relkind = 'r')`,
    )
    const names = new Set(nullable.map(({ name }) => name))
    const listed = registry.resources.filter(({ verbs }) => verbs.list)
    const wrong = listed.flatMap((resource) =>
      sortKeysOf(resource, resource.sorts ?? []).flatMap((key) => {
        const name = `${resource.table}.${key.column}`
        return names.has(name) === key.nullable ? [] : [name]
      }),
    )
    expect(wrong).toEqual([])
  })
})

describe('a list at a million rows (F24)', () => {
  it.each(LARGE.map((resource) => [resource.type, resource] as const))(
    '%s finds its page by an index, in each of its orders',
    async (_type, resource) => {
      const orders = (resource.sorts ?? ['updated_at']).flatMap((name) => [name, `-${name}`])
      const missing: string[] = []
      for (const order of orders) {
        const has = await t.database.asActor({ ...manager, allTeams: false }, (db) =>
          sorts(db, manager, resource, { sort: order.split(',') }),
        )
        if (has) missing.push(order)
      }
      expect(missing).toEqual([])
    },
  )

  it.each(LARGE.map((resource) => [resource.type, resource] as const))(
    '%s finds its first page by an index for people who see every team',
    async (_type, resource) => {
      const has = await t.database.asActor({ ...admin, allTeams: true }, (db) =>
        sorts(db, admin, resource, {}),
      )
      expect(has).toBe(false)
    },
  )

  it.each(
    LARGE.filter(({ filters }) => filters?.business_team_id).map(
      (resource) => [resource.type, resource] as const,
    ),
  )('%s finds the first page of one team by an index for them', async (_type, resource) => {
    const ofOne = { 'filter[business_team_id]': [String(manager.teamId)] }
    const has = await t.database.asActor({ ...admin, allTeams: true }, (db) =>
      sorts(db, admin, resource, ofOne),
    )
    expect(has).toBe(false)
  })
})
