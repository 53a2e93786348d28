import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callOf, listIndexesOf } from '../../test/list-indexes.ts'
import { SMALL_LISTS } from '../../test/small-lists.ts'
import { createTestApp, type TestApp } from '../../test/support.ts'
import { registry } from '../resources/index.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

interface Index {
  keys: string[]
  beside: string[]
  condition: string
}

const indexesOf = (table: string) =>
  t.rows<Index>(
    `select array(select pg_get_indexdef(i.indexrelid, n, true) from generate_series(1, i.indnkeyatts) n) as keys,
       array(select pg_get_indexdef(i.indexrelid, n, true) from generate_series(i.indnkeyatts + 1, i.indnatts) n) as beside,
       coalesce(pg_get_expr(i.indpred, i.indrelid), '') as condition
     from pg_index i where i.indrelid = $1::regclass and i.indisvalid`,
    [table],
  )

/** The columns that row-level security compares in every row; arrays are in no index. */
const wallsOf = async (table: string) =>
  (
    await t.rows<{ name: string }>(
      `select distinct a.attname as name from pg_policy p
       join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid and d.refobjid = p.polrelid
       join pg_attribute a on a.attrelid = p.polrelid and a.attnum = d.refobjsubid and a.attnum > 0 and a.attndims = 0
       where p.polrelid = $1::regclass and p.polcmd in ('r', '*')`,
      [table],
    )
  ).map(({ name }) => name)

const LARGE = registry.resources.filter(({ verbs, type }) => verbs.list && !SMALL_LISTS.has(type))

describe('the indexes of a list', () => {
  it.each(LARGE.map((resource) => [resource.type, resource] as const))(
    '%s has those that its order and filters ask for',
    async (_type, resource) => {
      const { table, order, short, ranges, words, pointers } = listIndexesOf(resource)
      const indexes = await indexesOf(table)
      const walls = await wallsOf(table)
      const keys = order.split(', ').map((key) => key.split(' ')[0] ?? '')
      const has = (wanted: readonly string[], beside: readonly string[]) =>
        indexes.some(({ keys: own, beside: others, condition }) => {
          const names = own.map((key) => key.split(' ')[0] ?? '')
          const isWhole =
            condition === '' || /^\(?\(?(deleted_at IS NULL|\w+ IS NOT NULL)/.test(condition)
          return (
            isWhole &&
            !condition.includes('deleted_at IS NOT NULL') &&
            wanted.every((name, at) => names[at] === name) &&
            beside.every((name) => [...names, ...others, 'deleted_at'].includes(name))
          )
        })
      const missing = [
        ...(has(['business_team_id', ...keys], [...short, ...ranges, ...walls]) ? [] : ['listed']),
        ...(short.length < 2 ||
        has(['business_team_id', ...short.slice(0, 3), ...keys], [...short, ...walls])
          ? []
          : ['narrowed']),
        ...words.filter((name) => !has(['business_team_id', name, ...keys], [...short, ...walls])),
        ...pointers.filter((name) => !has([name, ...keys], [])),
      ]
      expect(missing, `write into a migration: ${callOf(listIndexesOf(resource))}`).toEqual([])
    },
  )
})
